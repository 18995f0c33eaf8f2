import type { CaseFilter } from '#lib/entries/cases'

/** The query that leads to a filtered list of cases; empty for the unfiltered one. */
export function caseQuery({ region, series }: CaseFilter): string {
  const query = new URLSearchParams()
  if (region) query.set('region', region)
  if (series) query.set('series', series)
  return query.toString()
}
