import type { Locale } from '#lib/i18n/locales'
import { type BuiltPaths, internalPath } from '#lib/routes/known-path'
import { newsPageSizes } from '#lib/routes/page-sizes'

interface ListQuery {
  /** Internal path below the language; each `[name]` is a query parameter. */
  template: string
  /** The default of a missing or empty parameter. */
  defaults: Record<string, string>
}

/** Pages that read their query: each known one is prerendered, and the middleware maps the query to it. */
const listQueries: Record<string, ListQuery> = {
  '/case': { template: '/case/list/[region]/[series]/[page]', defaults: { region: 'all', series: 'all', page: '1' } },
  '/news': { template: '/news/list/[size]/[page]', defaults: { size: String(newsPageSizes[0]), page: '1' } },
  '/sent': { template: '/sent/[form]', defaults: {} },
}

/** What answers a query: the page itself, nothing (past the last page, an unknown value), or an internal path. */
export type ListAnswer = 'plain' | 'missing' | { page: string }

/** Which prerendered page answers an address with this query; addresses that are no list are always plain. */
export function listPage(
  path: string,
  locale: Locale,
  query: URLSearchParams,
  built: BuiltPaths | undefined,
): ListAnswer {
  const list = listQueries[path]
  const names = list?.template.match(/(?<=\[)\w+(?=\])/g) ?? []
  if (!list || !names.some((name) => query.has(name))) return 'plain'
  const combinations = built ? builtCombinations(list.template, locale, built) : []
  const wanted: Record<string, string> = {}
  for (const name of names) {
    const given = query.get(name) ?? ''
    const value = given === '' ? list.defaults[name] : given // a form sends its empty fields, too
    if (value === undefined) return 'plain'
    if (!/^[\w-]+$/.test(value)) return 'missing'
    wanted[name] = value
  }
  if (names.every((name) => wanted[name] === list.defaults[name])) return 'plain'
  if (built && !combinations.some((values) => names.every((name) => values[name] === wanted[name]))) return 'missing'
  return { page: fill(list.template, locale, wanted) }
}

function fill(template: string, locale: Locale, values: Record<string, string>): string {
  return internalPath(
    template.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? ''),
    locale,
  )
}

/** Values of the template's parameters in every page that the build made from it. */
function builtCombinations(template: string, locale: Locale, built: BuiltPaths): Record<string, string>[] {
  const pattern = new RegExp(`^${internalPath(template, locale).replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
  return [...built.pages.keys()].flatMap((page) => {
    const values = pattern.exec(page)?.groups
    return values ? [values] : []
  })
}
