const headerPart = /<header id="site-header".*?<\/header>/s

/** The address under which visitors know a prerendered page; lists are the pages that they are parts of. */
function addressOf(path: string): string {
  const shown = path.replace(/^\/zh(?=\/|$)/, '').replace(/\/list\/.*$/, '')
  return shown || '/'
}

/**
 * Marks the header's links to the page itself (`aria-current`): the layout that draws the header does not know its page.
 * The logo has a name of its own and is no entry of the menu.
 * @param path internal path, e.g. `/zh/product`
 */
export function markCurrentPage(html: string, path: string): string {
  const own = ` href="${addressOf(path)}"`
  return html.replace(headerPart, (header) =>
    header.replace(/<a\b[^>]*>/g, (link) =>
      link.includes(own) && !link.includes('aria-label=') ? link.replace(own, `${own} aria-current="page"`) : link,
    ),
  )
}
