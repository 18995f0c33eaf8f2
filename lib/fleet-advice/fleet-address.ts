import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'

export type FleetField = keyof typeof fleetBounds

/** The numbers of a fleet as the visitor typed them, in the order an address holds them. */
// Object.keys forgets the keys' type; the table has no others.
export const fleetFields = Object.keys(fleetBounds) as FleetField[]

/** A fleet while it is being typed: texts, because a half-typed number is no number. */
export interface FleetEntry {
  readonly preset: string
  readonly texts: Readonly<Record<FleetField, string>>
}

/** Round numbers to begin with where nothing is given; the page says that they are examples. */
const examples: Readonly<Record<FleetField, string>> = {
  boats: '1',
  widthM: '2',
  workSpeed: '1',
  transitSpeed: '1.5',
  basketKg: '',
  litterKg: '',
  enduranceH: '',
  unloadMin: '15',
  chargeMin: '120',
}

/** Fields that a preset fills with given figures. */
export function givenFields(preset: string): readonly FleetField[] {
  const given = fleetPresets.find(({ id }) => id === preset)?.given ?? {}
  return fleetFields.filter((field) => field in given)
}

/** Whether a field still holds the figure that its preset gives. */
export function isGiven({ preset, texts }: FleetEntry, field: FleetField): boolean {
  return givenFields(preset).includes(field) && entryOf(preset).texts[field] === texts[field].trim()
}

/** The fields of the form for a preset: its own figures, for the rest what stood there before, or examples. */
export function entryOf(preset: string, before?: FleetEntry): FleetEntry {
  const chosen = fleetPresets.find(({ id }) => id === preset)
  const given = Object.fromEntries(Object.entries(chosen?.given ?? {}).map(([name, value]) => [name, String(value)]))
  return { preset: chosen?.id ?? '', texts: { ...examples, ...before?.texts, ...given } }
}

/** The fields as a word for an address, thousands set apart by blanks, since commas part the fields; `decodeFleet` reads it. */
export function encodeFleet({ preset, texts }: FleetEntry): string {
  return [preset, ...fleetFields.map((field) => texts[field].replace(/[,，]\s?/g, ' '))].join(',')
}

/** A fleet of an address; null where it holds none. Values are texts like typed ones and are checked like them. */
export function decodeFleet(word: string | null): FleetEntry | null {
  const [preset, ...values] = word?.slice(0, 200).split(',') ?? []
  if (preset === undefined || values.length !== fleetFields.length) return null
  const texts = Object.fromEntries(fleetFields.map((field, index) => [field, values[index]?.slice(0, 12) ?? '']))
  return { preset, texts: { ...examples, ...texts } }
}
