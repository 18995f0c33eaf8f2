import { without } from '../next-output.ts'
import { elementsBelow, type Page } from '../page.ts'

/** Plain addresses for icons, which are asked for anyway: three random words less before the first frame. */
export function withPlainIcons({ document }: Page): void {
  for (const { name, attribs } of elementsBelow(document))
    if (name === 'link' && attribs.href) attribs.href = without('icon version', attribs.href)
}
