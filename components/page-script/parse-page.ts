let policy: { createHTML(text: string): string } | undefined

const inlineStyles = /<style>[^<]*<\/style>/

/**
 * A page of this site from its HTML, ready to be shown. Documents refuse text that becomes elements (docs/decisions/072); this
 * policy lets through what the site itself has answered, and nothing in it runs.
 */
export function parsePage(html: string): Document {
  // Its policy allows no other page's styles; they come as a sheet.
  const markup = html.replace(inlineStyles, '')
  policy ??= globalThis.trustedTypes?.createPolicy('page', { createHTML: (text) => text })
  const page = new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, 'text/html')
  for (const kept of page.querySelectorAll('noscript')) {
    // A parser that runs no script makes elements of what stands in there: of later content those that were wanted.
    if ('later' in kept.dataset) kept.nextElementSibling?.append(...kept.childNodes)
    kept.replaceChildren()
  }
  // Until a menu is live CSS opens it, and lays out all panels for that, where the pointer stands: on the link in the header.
  page.querySelector<HTMLElement>('[data-menu]')?.setAttribute('data-live', '')
  // The start of a document has done its work in this one.
  for (const program of page.querySelectorAll('script[data-start]:not([type])')) program.remove()
  return page
}
