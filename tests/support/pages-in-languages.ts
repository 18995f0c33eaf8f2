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
export function partsOf<Page>(pages: readonly Page[], nameOf: (page: Page) => string, size = 12) {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, part) => {
    const own = pages.slice(part * size, (part + 1) * size)
    const [first = '', last = ''] = [own[0], own.at(-1)].map((page) => page && nameOf(page))
    return { from: part * size, pages: own, names: `${first} to ${last}` }
  })
}
