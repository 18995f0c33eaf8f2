/** Whether a link leads to another document of this site, here in this window. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  const here = link.pathname === location.pathname && link.search === location.search
  return !(here && link.hash) && !/^\/(?:downloads|s)\//.test(link.pathname)
}

/**
 * Pages that are never shown in place: those on which a visitor starts a widget, which would meet an earlier hotline, and the page of
 * an answer link. `public/hotline-widget.js` names them too.
 */
export const isDocumentOfItsOwn = (pathname: string) => /^\/(test|widget|(en\/)?answer)$/.test(pathname)

/** Whether its document may be fetched ahead: not `/` and interfaces, whose answers depend on the visitor. */
export function mayFetchAhead(link: HTMLAnchorElement): boolean {
  const { pathname } = link
  const isOther = pathname !== location.pathname || link.search !== location.search
  return (
    isPageLink(link) && isOther && pathname !== '/' && !pathname.startsWith('/api/') && !link.rel.includes('nofollow')
  )
}
