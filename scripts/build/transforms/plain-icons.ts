import { without } from '../next-output.ts'
import { elementsBelow, type Page, remove } from '../page.ts'

/** The icon that browsers and search engines ask for by themselves where a page names none they know. */
const askedForAnyway = '/favicon.ico'

/** Plain addresses for icons, without random words, but for the one everybody knows: bytes before the first frame. */
export function withPlainIcons({ document }: Page): void {
  for (const element of elementsBelow(document)) {
    const { name, attribs } = element
    if (name !== 'link' || !attribs.href) continue
    attribs.href = without('icon version', attribs.href)
    if (attribs.href === askedForAnyway) remove(element)
  }
}
