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

const squareMetresPerAcre = 4046.8564224

export const squareMetresPer = {
  mu: squareMetresPerMu,
  m2: 1,
  ha: 10_000,
  acre: squareMetresPerAcre,
} as const satisfies Record<AreaUnit, number>

/** Whether a word, such as one from an address, names a unit of area. */
export const isAreaUnit = (word: string | null | undefined): word is AreaUnit =>
  word != null && Object.hasOwn(squareMetresPer, word)

export const perHour = { mu: 'muPerH', m2: 'm2PerH', ha: 'haPerH', acre: 'acrePerH' } as const satisfies Record<
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

/** An area, or an area in an hour, in the unit in which it was given: each reading of it is computed from this. */
export interface AreaFigure {
  quantity: Quantity
  unit: AreaUnit
  isRate: boolean
}

/** What was given of a boat's area. */
export function areaFigure({ measure, mu, m2 }: GivenArea): AreaFigure {
  const isRate = measure === 'workRate'
  const isM2 = mu.source === 'CALC' && m2.source !== 'CALC'
  return isM2 ? { quantity: m2.quantity, unit: 'm2', isRate } : { quantity: mu.quantity, unit: 'mu', isRate }
}

/** An area in the unit that a reader chooses. */
export function areaReading({ quantity, unit: given, isRate }: AreaFigure, unit: AreaUnit): AreaReading {
  return { unit, word: isRate ? perHour[unit] : unit, quantity: areaIn(quantity, given, unit) }
}

/** An area of a boat in every unit of a language. */
export function areaReadings(area: GivenArea, locale: Locale): [AreaReading, ...AreaReading[]] {
  const figure = areaFigure(area)
  const [first, ...rest] = areaUnits[locale]
  return [areaReading(figure, first), ...rest.map((unit) => areaReading(figure, unit))]
}
