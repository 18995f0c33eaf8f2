import type { detailRoutes, RoutePath } from '#lib/routes/table'

type DetailRoute = keyof typeof detailRoutes

/** The list that a detail address without its parameter leads to (READ-3). */
export const detailLists = { '/caseDetail': '/case', '/newsDetail': '/news' } as const satisfies Record<
  DetailRoute,
  RoutePath
>

/** Whether a path is that of a page with a slug behind it. */
export function isDetailRoute(path: string): path is DetailRoute {
  return Object.hasOwn(detailLists, path)
}
