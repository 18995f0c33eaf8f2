import type { CaseEntry } from '#lib/entries/read-entries'
import type { WaterKind } from '#lib/entries/schemas'
import type { waterKinds } from '#lib/forms/choices'

/** Which of the quote's kinds of water a case stands for. */
const quoteWater: Record<WaterKind, (typeof waterKinds)[number]> = {
  river: 'river',
  canal: 'river',
  'park-lake': 'lake',
  'large-lake': 'lake',
  weedy: 'lake',
  reservoir: 'reservoir',
  port: 'port',
  scenic: 'scenic',
}

/** The query of a request for a price that begins with a case's water and boats (READ-11: facts only). */
export function quoteQuery({ water, boats }: Pick<CaseEntry, 'water' | 'boats'>): string {
  return `water=${quoteWater[water]}&boats=${boats.join(',')}`
}
