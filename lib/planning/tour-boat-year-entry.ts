import { fieldsNamed } from '#lib/coverage-planning/bounds'
import { readNumber } from '#lib/i18n/read-number'
import { type TourBoatInputs, tourBoatBounds, tourBoatInputsSchema } from '#lib/planning/tour-boat-year'

export type TourBoatField = keyof typeof tourBoatBounds

/** The numbers a visitor enters, in the order an address holds them. */
// Object.keys forgets the keys' type; the table has no others.
export const tourBoatFields = Object.keys(tourBoatBounds) as TourBoatField[]

/** The numbers while they are being typed: texts, because a half-typed number is no number. */
export type TourBoatEntry = Readonly<Record<TourBoatField, string>>

/** Left blank they are nothing: not every operator sells aboard or builds a dock. */
const optional: readonly TourBoatField[] = ['otherPerVisitor', 'siteOnce']

/** Days of the example season, over which the given visitors of a year are shared out. */
export const exampleSeasonDays = 320

/** What the day at the pier gives the year; an address leaves these blank until the visitor says otherwise. */
const fromDay: readonly TourBoatField[] = ['boats', 'visitorsPerDay']

/** Where the year begins: boats and visitors of the day, no price and no cost, because none is given. */
export function startingEntry(day: { boats: number; visitors: number } | null): TourBoatEntry {
  return {
    boats: day ? String(day.boats) : '',
    seasonDays: String(exampleSeasonDays),
    visitorsPerDay: day ? String(Math.round(day.visitors / day.boats)) : '',
    ticket: '',
    otherPerVisitor: '',
    purchasePerBoat: '',
    runningPerBoat: '',
    siteOnce: '',
    uncertaintyPercent: '20',
  }
}

export type TourBoatReading =
  | { readonly inputs: TourBoatInputs }
  /** Fields still blank, and fields that hold no number within their bounds. */
  | { readonly blank: readonly TourBoatField[]; readonly wrong: readonly TourBoatField[] }

/** The entry as numbers, or what is missing and what is wrong. */
export function readTourBoat(entry: TourBoatEntry): TourBoatReading {
  const blank = tourBoatFields.filter((field) => entry[field].trim() === '' && !optional.includes(field))
  const numberOf = (field: TourBoatField) =>
    entry[field].trim() === '' && optional.includes(field) ? 0 : (readNumber(entry[field]) ?? Number.NaN)
  const read = tourBoatInputsSchema.safeParse(
    Object.fromEntries(tourBoatFields.map((field) => [field, numberOf(field)])),
  )
  if (read.success) return { inputs: read.data }
  return { blank, wrong: fieldsNamed(read.error, tourBoatFields).filter((field) => !blank.includes(field)) }
}

/** What the visitor typed as a word for an address; `decodeTourBoat` reads it. */
export function encodeTourBoat(own: Partial<TourBoatEntry>): string {
  return tourBoatFields.map((field) => (own[field] ?? startingEntry(null)[field]).replaceAll('_', '')).join('_')
}

/** The numbers of an address; null where it holds none. They are texts like typed ones and are checked like them. */
export function decodeTourBoat(word: string | null): Partial<TourBoatEntry> | null {
  const values = word?.slice(0, 200).split('_') ?? []
  if (values.length !== tourBoatFields.length) return null
  const said = tourBoatFields.map((field, index) => [field, values[index]?.slice(0, 14) ?? ''] as const)
  return Object.fromEntries(said.filter(([field, value]) => value !== '' || !fromDay.includes(field)))
}
