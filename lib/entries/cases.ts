import { type CaseEntry, readEntries } from '#lib/entries/read-entries'
import { type CaseRegion, type CaseSeries, caseWaterKinds } from '#lib/entries/schemas'
import type { Locale } from '#lib/i18n/locales'

export interface CaseFilter {
  region?: CaseRegion
  series?: CaseSeries
}

/** Reported projects first, then typical sites, each by kind of water (READ-9). */
export function casesInOrder(locale: Locale, root?: string): CaseEntry[] {
  const rank = ({ water, place }: CaseEntry) =>
    (water ? caseWaterKinds.indexOf(water) : -1) + (place ? 0 : caseWaterKinds.length)
  return readEntries('cases', locale, root).toSorted(
    (one, other) => rank(one) - rank(other) || one.slug.localeCompare(other.slug),
  )
}

/** The cases of a region and a series, in the order they came in; without one of them, of all. */
export function filterCases(cases: readonly CaseEntry[], { region, series }: CaseFilter): CaseEntry[] {
  return cases.filter((entry) => (!region || entry.region === region) && (!series || entry.series === series))
}

/** Cases to look at after this one: the same kind of water first, then the same boats and works. */
export function relatedCases(entry: CaseEntry, all: readonly CaseEntry[], count: number): CaseEntry[] {
  const likeness = (other: CaseEntry) =>
    (entry.water && other.water === entry.water ? 6 : 0) +
    other.boats.filter((boat) => entry.boats.includes(boat)).length * 2 +
    other.works.filter((work) => entry.works.includes(work)).length +
    (other.series === entry.series ? 1 : 0)
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, count)
}
