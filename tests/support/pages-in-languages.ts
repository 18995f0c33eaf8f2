import { locales } from '#lib/i18n/locales'
import { address, routeOf } from '#lib/routes/address'
import { type RoutePath, routes, type SitePath } from '#lib/routes/table'

/** Every page of the table, and one of each kind of entry. */
const paths: SitePath[] = [
  ...(Object.keys(routes) as RoutePath[]).filter(
    (path) => !routeOf(path).secret && !/^\/(components|test|sent|widget)/.test(path),
  ),
  '/caseDetail/stone-canal',
  '/newsDetail/six-steps',
]
/** Each of them in its languages. */
export const pagesInLanguages = paths.flatMap((path) =>
  locales
    .filter((locale) => routeOf(path).languages.includes(locale))
    .map((locale) => ({ at: address(path, locale), locale, extras: routeOf(path).extras })),
)

/** In parts, so that the workers share them: `from` is the place of a part's first page. */
export function partsOfPages(size = 12) {
  const parts = Math.ceil(pagesInLanguages.length / size)
  return Array.from({ length: parts }, (_, part) => {
    const pages = pagesInLanguages.slice(part * size, (part + 1) * size)
    return { from: part * size, pages, names: `${pages[0]?.at} to ${pages.at(-1)?.at}` }
  })
}
