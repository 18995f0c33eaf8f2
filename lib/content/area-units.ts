import type { Figure, Figures, FigureUnit, Quantity } from '#lib/content/boats/types'
import { squareMetresPerMu } from '#lib/content/units'
import type { Locale } from '#lib/i18n/locales'

export type AreaUnit = Extract<FigureUnit, 'mu' | 'm2' | 'ha' | 'acre'>

/** The units a reader can choose from, the one that tables, sentences, forms and the finder begin with first. */
export const areaUnits = {
  zh: ['mu', 'm2', 'ha'],
  en: ['ha', 'acre', 'm2', 'mu'],
} as const satisfies Record<Locale, readonly [AreaUnit, ...AreaUnit[]]>

/** Each area (or area in an hour) of a boat, with the two keys under which it is kept. */
export const areaMeasures = {
  coverArea: ['coverAreaMu', 'coverAreaM2'],
  maintainedArea: ['maintainedAreaMu', 'maintainedAreaM2'],
  areaPerCharge: ['areaPerChargeMu', 'areaPerChargeM2'],
  workRate: ['workRateMuPerH', 'workRateM2PerH'],
} as const

export type AreaMeasure = keyof typeof areaMeasures

// Object.keys forgets the keys' type; the table has no others.
export const areaMeasureNames = Object.keys(areaMeasures) as AreaMeasure[]

/** The international acre. */
const squareMetresPerAcre = 4046.8564224

export const squareMetresPer = {
  mu: squareMetresPerMu,
  m2: 1,
  ha: 10_000,
  acre: squareMetresPerAcre,
} as const satisfies Record<AreaUnit, number>

const perHour = { mu: 'muPerH', m2: 'm2PerH', ha: 'haPerH', acre: 'acrePerH' } as const satisfies Record<
  AreaUnit,
  FigureUnit
>

/** Hectares to a tenth, acres to a tenth below ten, mu to a tenth, square metres whole. */
function rounded(value: number, unit: AreaUnit, least: number): number {
  const digits = unit === 'm2' || (unit === 'acre' && least >= 10) ? 0 : 1
  return Number(value.toFixed(digits))
}

/** An area in square metres or mu, in another unit. */
export function areaIn(quantity: Quantity, from: AreaUnit, to: AreaUnit): Quantity {
  if (from === to) return quantity
  const factor = squareMetresPer[from] / squareMetresPer[to]
  if (quantity.form === 'range') {
    const least = quantity.from * factor
    return { form: 'range', from: rounded(least, to, least), to: rounded(quantity.to * factor, to, least) }
  }
  const value = quantity.value * factor
  return { form: quantity.form, value: rounded(value, to, value) }
}

export interface AreaReading {
  unit: AreaUnit
  /** The word for it: the unit itself, or the unit in an hour. */
  word: FigureUnit
  quantity: Quantity
}

/** One area of a boat: what was given in one unit, and the same computed in the other. */
export interface GivenArea {
  measure: AreaMeasure
  mu: Figure
  m2: Figure
}

/** An area of a boat; none where it has none. */
export function areaOf(figures: Figures, measure: AreaMeasure): GivenArea | undefined {
  const [muKey, m2Key] = areaMeasures[measure]
  const mu = figures[muKey]
  const m2 = figures[m2Key]
  return mu && m2 ? { measure, mu, m2 } : undefined
}

/** An area in every unit of a language, computed from the unit in which it was given. */
export function areaReadings({ measure, mu, m2 }: GivenArea, locale: Locale): [AreaReading, ...AreaReading[]] {
  const [given, from] = mu.source === 'CALC' && m2.source !== 'CALC' ? [m2, 'm2' as const] : [mu, 'mu' as const]
  const reading = (unit: AreaUnit): AreaReading => ({
    unit,
    word: measure === 'workRate' ? perHour[unit] : unit,
    quantity: areaIn(given.quantity, from, unit),
  })
  const [first, ...rest] = areaUnits[locale]
  return [reading(first), ...rest.map(reading)]
}

/** A bound between two classes of boats, given in mu, in every unit of a language. */
export function muReadings(quantity: Quantity, locale: Locale): [AreaReading, ...AreaReading[]] {
  const reading = (unit: AreaUnit): AreaReading => ({ unit, word: unit, quantity: areaIn(quantity, 'mu', unit) })
  const [first, ...rest] = areaUnits[locale]
  return [reading(first), ...rest.map(reading)]
}
