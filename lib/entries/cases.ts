import { type CaseEntry, readEntries } from '#lib/entries/read-entries'
import { type CaseRegion, type CaseSeries, waterKinds } from '#lib/entries/schemas'
import type { Locale } from '#lib/i18n/locales'

export interface CaseFilter {
  region?: CaseRegion
  series?: CaseSeries
}

/** All cases by kind of water (READ-9); within one kind the named waters come first. */
export function casesInOrder(locale: Locale, root?: string): CaseEntry[] {
  const rank = ({ water, place }: CaseEntry) => waterKinds.indexOf(water) * 2 + (place ? 0 : 1)
  return readEntries('cases', locale, root).toSorted(
    (one, other) => rank(one) - rank(other) || one.slug.localeCompare(other.slug),
  )
}

export function filterCases(cases: readonly CaseEntry[], { region, series }: CaseFilter): CaseEntry[] {
  return cases.filter((entry) => (!region || entry.region === region) && (!series || entry.series === series))
}

/** Cases to look at after this one: the same boats and works first. */
export function relatedCases(entry: CaseEntry, all: readonly CaseEntry[], count: number): CaseEntry[] {
  const likeness = (other: CaseEntry) =>
    other.boats.filter((boat) => entry.boats.includes(boat)).length * 2 +
    other.works.filter((work) => entry.works.includes(work)).length +
    (other.series === entry.series ? 1 : 0)
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, count)
}
