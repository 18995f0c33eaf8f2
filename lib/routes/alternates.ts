import type { Locale } from '#lib/i18n/locales'
import { routeOf } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

/** Answers to something the visitor did, and the home page, which is where the plain choice leads anyway. */
const withoutStay: readonly SitePath[] = ['/', '/404', '/sent']

/**
 * Languages in which a visitor can go on reading this very page (READ-2): those the page has, when it has both.
 */
export function languagesOf(path: SitePath): readonly Locale[] {
  const { languages } = routeOf(path)
  return languages.length > 1 && !withoutStay.includes(path) ? languages : []
}
