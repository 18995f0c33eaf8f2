import { fieldsNamed } from '#lib/coverage-planning/bounds'
import { readNumber } from '#lib/i18n/read-number'
import { type TourBoatDayInputs, tourBoatDayBounds, tourBoatDaySchema } from '#lib/planning/tour-boat-day-inputs'

export type TourBoatDayField = keyof typeof tourBoatDayBounds

/** The numbers of a day at the pier, in the order an address holds them: the first alone is a whole link. */
// Object.keys forgets the keys' type; the table has no others.
export const tourBoatDayFields = Object.keys(tourBoatDayBounds) as TourBoatDayField[]

/** The numbers while they are being typed: texts, because a half-typed number is no number. */
export type TourBoatDayEntry = Readonly<Record<TourBoatDayField, string>>

/** Where the page begins: seats by the boat's own figure, all else an example that the page calls one. */
export function startingDayEntry(seats: number): TourBoatDayEntry {
  return {
    visitors: '900',
    seats: String(seats),
    rideMin: '40',
    boardingMin: '10',
    peakPercent: '20',
    peakAt: '14',
    opensAt: '9',
    closesAt: '18',
    waitMin: '20',
    runHours: '6',
    chargeMin: '120',
  }
}

type TourBoatDayReading = { readonly inputs: TourBoatDayInputs } | { readonly wrong: readonly TourBoatDayField[] }

/** The entry as numbers, or the fields that hold none within their bounds or do not fit the others. */
export function readTourBoatDay(entry: TourBoatDayEntry): TourBoatDayReading {
  const numbers = Object.fromEntries(tourBoatDayFields.map((field) => [field, readNumber(entry[field]) ?? Number.NaN]))
  const read = tourBoatDaySchema.safeParse(numbers)
  if (read.success) return { inputs: read.data }
  return { wrong: fieldsNamed(read.error, tourBoatDayFields) }
}

/** The numbers as a word for an address; `decodeTourBoatDay` reads it. */
export function encodeTourBoatDay(entry: TourBoatDayEntry): string {
  return tourBoatDayFields.map((field) => entry[field].replaceAll('_', '')).join('_')
}

/** The numbers of an address as texts, still to be checked, the rest from `starting`; null where it holds none. */
export function decodeTourBoatDay(word: string | null, starting: TourBoatDayEntry): TourBoatDayEntry | null {
  const values = word ? word.slice(0, 200).split('_') : []
  if (values.length === 0 || values.length > tourBoatDayFields.length) return null
  const said = tourBoatDayFields.flatMap((field, index) => {
    const value = values[index]?.slice(0, 14)
    return value ? [[field, value] as const] : []
  })
  return { ...starting, ...Object.fromEntries(said) }
}
