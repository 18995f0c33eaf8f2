import type { Locale } from '#lib/i18n/locales'
import { detailRoutes, type Route, type RoutePath, routes, type SitePath } from '#lib/routes/table'

/** A page's address in a language: no prefix for Chinese, `/en` for English. */
export function address(path: SitePath, locale: Locale): string {
  if (locale === 'zh') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Whether a path is in the route table. */
export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}

/** The table's row of a page; detail pages share the row of their list. */
export function routeOf(path: SitePath): Route {
  if (isRoutePath(path)) return routes[path]
  return path.startsWith('/caseDetail/') ? detailRoutes['/caseDetail'] : detailRoutes['/newsDetail']
}
