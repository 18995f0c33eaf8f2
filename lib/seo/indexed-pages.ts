import { casesInOrder } from '#lib/entries/cases'
import { newsInOrder } from '#lib/entries/news'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales'
import { isRoutePath } from '#lib/routes/address'
import { routes, type SitePath } from '#lib/routes/table'

export interface IndexedPage {
  path: SitePath
  languages: readonly Locale[]
  /** The day an entry says of itself; pages without one take theirs from the history. */
  changed?: string
}

/** Every page that search engines may list: the table's indexable rows and one entry each of cases and news. */
export function indexedPages(): IndexedPage[] {
  const plain = Object.keys(routes)
    .filter(isRoutePath)
    .filter((path) => routes[path].indexable)
    .map((path) => ({ path, languages: routes[path].languages }))
  const news = newsInOrder(defaultLocale).map(({ slug, published, updated }) => ({
    path: `/newsDetail/${slug}` as const,
    languages: locales,
    changed: updated ?? published,
  }))
  const cases = casesInOrder(defaultLocale).map(({ slug, published, updated }) => ({
    path: `/caseDetail/${slug}` as const,
    languages: locales,
    changed: updated ?? published,
  }))
  return [...plain, ...cases, ...news]
}
