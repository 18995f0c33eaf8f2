import { type Locale, locales } from '#lib/i18n/locales'
import { isRoutePath } from '#lib/routes/address'
import { detailRoutes, routes } from '#lib/routes/table'

export interface BuiltPaths {
  pages: ReadonlyMap<string, unknown>
}

/** Pages that only the middleware leads to; as addresses they do not exist. */
const reachedByRewrite = new Set(['/404', '/sent'])

/** A page's path under `app/`, with a language segment for Chinese too. */
export function internalPath(path: string, locale: Locale): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

function isDetailPath(path: string): boolean {
  return /^\/(caseDetail|newsDetail)\/[^/]+$/.test(path)
}

/** Whether a page exists at this path in this language: in the table and in the build. */
export function isKnownPath(path: string, locale: Locale, built: BuiltPaths | undefined): boolean {
  if (reachedByRewrite.has(path)) return false
  if (isRoutePath(path)) {
    const languages: readonly Locale[] = routes[path].languages
    if (!languages.includes(locale)) return false
  } else if (!isDetailPath(path)) return false
  return built?.pages.has(internalPath(path, locale)) ?? true
}

/** All paths of the site in the writing that counts (READ-3: paths are case-sensitive as written). */
function writtenPaths(built: BuiltPaths | undefined): string[] {
  const details = [...(built?.pages.keys() ?? [])]
    .map((page) => page.replace(new RegExp(`^/(${locales.join('|')})(?=/)`), ''))
    .filter(isDetailPath)
  return [...Object.keys(routes), ...Object.keys(detailRoutes), ...details]
}

const indexes = new WeakMap<object, Map<string, string>>()
const withoutBuild = {}

/** The path as the site writes it, whatever its casing in the request; unknown paths come back as they are. */
export function writtenPath(path: string, built: BuiltPaths | undefined): string {
  const key = built ?? withoutBuild
  const index = indexes.get(key) ?? new Map(writtenPaths(built).map((written) => [written.toLowerCase(), written]))
  indexes.set(key, index)
  return index.get(path.toLowerCase()) ?? path
}
