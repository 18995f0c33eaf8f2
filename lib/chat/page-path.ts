const longestPath = 60

/** The path of a visitor's page. Pages name themselves: without host, query and colon no messenger makes a link of it. */
export function pagePath(page: string): string {
  const { pathname } = new URL(URL.canParse(page) ? page : `http://page/${page.replace(/^\/+/, '')}`)
  return `/${pathname}`
    .replace(/[^\w\-./~%]/g, '')
    .replace(/\/{2,}/g, '/')
    .slice(0, longestPath)
}
