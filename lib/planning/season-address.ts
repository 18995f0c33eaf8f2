import { type AreaUnit, isAreaUnit } from '#lib/content/area-units'
import {
  areaUnitOf,
  readSeason,
  type SeasonEntry,
  type SeasonField,
  seasonFields,
  startingEntry,
  typedNumber,
} from '#lib/planning/season-entry'
import type { SeasonInputs } from '#lib/planning/season-inputs'

const longestText = 80

/** The visitor's prices: behind `#` in the address, where no server or log sees them. */
export const moneyFields: readonly SeasonField[] = [
  'boatPrice',
  'dockPrice',
  'lifeYears',
  'interest',
  'upkeep',
  'chargeEnergy',
  'energyPrice',
  'wage',
  'disposal',
  'lease',
  'service',
  'manual',
  'doubt',
]

/** The fields as parameters of an address: the unit, and what differs from where the page begins (blank where cleared). */
export function entryParameters(entry: SeasonEntry): URLSearchParams {
  const start = startingEntry(areaUnitOf(entry))
  const said = new URLSearchParams()
  for (const field of seasonFields) {
    if (field === 'unit' || entry[field].trim() !== start[field]) said.set(field, entry[field].trim())
  }
  return said
}

/** The fields that an address says; what it leaves out is as the page begins. Texts like typed ones, checked like them. */
export function entryInParameters(parameters: URLSearchParams, unit: AreaUnit): SeasonEntry {
  const said = parameters.get('unit')
  const typed = isAreaUnit(said) ? said : unit
  const entry: Record<SeasonField, string> = { ...startingEntry(typed) }
  for (const field of seasonFields) {
    const text = parameters.get(field)
    if (field !== 'unit' && text !== null) entry[field] = text.slice(0, longestText)
  }
  return entry
}

/** The same season on a drawn water: its area (m²), and its latitude where a file said so. */
export function entryOnWater(
  entry: SeasonEntry,
  { areaM2, latitude }: { areaM2: number; latitude: number | null },
): SeasonEntry {
  const place = latitude === null ? {} : { latitude: latitude.toFixed(1) }
  return { ...entry, ...place, area: typedNumber('area', areaM2, areaUnitOf(entry)) }
}

/** The season of an address; null where a parameter holds what it may not. Parameters of others are left alone. */
export function seasonInParameters(parameters: URLSearchParams): SeasonInputs | null {
  const read = readSeason(entryInParameters(parameters, 'mu'))
  return 'inputs' in read ? read.inputs : null
}
