import { type CaseFilter, casesInOrder, filterCases } from '#lib/entries/cases'
import { readEntries } from '#lib/entries/read-entries'
import { caseRegions, caseSeries } from '#lib/entries/schemas'
import { defaultLocale } from '#lib/i18n/locales'
import { casesPerPage, newsPageSizes } from '#lib/routes/page-sizes'

/** The segment of a list's internal path for a filter that is not set. */
export const anyValue = 'all'

export interface ListPage<Item> {
  items: Item[]
  page: number
  pages: number
  total: number
}

/** How many pages a list has: an empty one has a single page that says so. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Cuts one page out of a list, pages counted from 1. */
export function listPage<Item>(items: readonly Item[], page: number, size: number): ListPage<Item> {
  const from = (page - 1) * size
  return { items: items.slice(from, from + size), page, pages: pageCount(items.length, size), total: items.length }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Every page of the case list that is prerendered, by filter. */
export function caseListPages(root?: string) {
  const all = casesInOrder(defaultLocale, root)
  return ([anyValue, ...caseRegions] as const).flatMap((region) =>
    ([anyValue, ...caseSeries] as const).flatMap((series) => {
      const found = filterCases(all, caseListFilter({ region, series }))
      return numbers(pageCount(found.length, casesPerPage)).map((page) => ({ region, series, page: String(page) }))
    }),
  )
}

/** The filter that an internal path of the case list stands for. */
export function caseListFilter({ region, series }: { region: string; series: string }): CaseFilter {
  return {
    region: caseRegions.find((known) => known === region),
    series: caseSeries.find((known) => known === series),
  }
}

/** Every page of the news list that is prerendered, by page size. */
export function newsListPages(root?: string) {
  const total = readEntries('news', defaultLocale, root).length
  return newsPageSizes.flatMap((size) =>
    numbers(pageCount(total, size)).map((page) => ({ size: String(size), page: String(page) })),
  )
}
