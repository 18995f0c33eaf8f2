import { elementsBelow, type Page } from '../page.ts'

/** The address under which visitors know a prerendered page; lists are the pages that they are parts of. */
function addressOf(path: string): string {
  const shown = path.replace(/^\/zh(?=\/|$)/, '').replace(/\/list\/.*$/, '')
  return shown || '/'
}

/** Marks the header's links to the page itself (`aria-current`), since the layout does not know its page. The logo is not marked. */
export function markCurrentPage({ document, path }: Page): void {
  const own = addressOf(path)
  const header = elementsBelow(document).find(({ name, attribs }) => name === 'header' && attribs.id === 'site-header')
  for (const { name, attribs } of header ? elementsBelow(header) : [])
    if (name === 'a' && attribs.href === own && !('aria-label' in attribs)) attribs['aria-current'] = 'page'
}
