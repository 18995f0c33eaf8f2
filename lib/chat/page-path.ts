const longestPath = 60

/**
 * The path of the page a visitor wrote on. The page names itself, so it may be anything: without host, query and colon no
 * messenger makes a link of it, beside ours, that leads elsewhere.
 */
export function pagePath(page: string): string {
  const { pathname } = new URL(URL.canParse(page) ? page : `http://page/${page.replace(/^\/+/, '')}`)
  return `/${pathname}`
    .replace(/[^\w\-./~%]/g, '')
    .replace(/\/{2,}/g, '/')
    .slice(0, longestPath)
}
