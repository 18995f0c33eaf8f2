import { without } from '../next-output.ts'
import { elementsBelow, type Page } from '../page.ts'

/**
 * Gives icons their plain addresses, which browsers and search engines ask for anyway: three words of chance less before the
 * first frame.
 */
export function withPlainIcons({ document }: Page): void {
  for (const { name, attribs } of elementsBelow(document))
    if (name === 'link' && attribs.href) attribs.href = without('icon version', attribs.href)
}
