import type { AreaReading } from '#lib/content/area-units'
import { isIndicative } from '#lib/content/boats/figure'
import { type Figure, type FigureKey, figureUnits, type Quantity } from '#lib/content/boats/types'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

export interface PrintedFigure {
  /** The number with "up to", "about" or "over" where it has one. */
  number: string
  unit: string
  indicative: boolean
  conditional: boolean
}

const nonBreakingSpace = '\u00a0'

/** Chinese counts large round numbers in tens of thousands: 3 万, 6.5 万, 70 万. */
const tenThousand = 10_000

const inTenThousands = (value: number) => value >= tenThousand && value % 1000 === 0

function printNumber(value: number, locale: Locale, decimals: number, round = inTenThousands(value)): string {
  if (locale === 'zh' && round) return `${value / tenThousand}${nonBreakingSpace}万`
  return value.toLocaleString(languageTag[locale], { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
}

/** The number of a figure with its form: "50–100", "up to 15". */
export function printQuantity(quantity: Quantity, locale: Locale, decimals: number): string {
  if (quantity.form === 'range') {
    const round = inTenThousands(quantity.from) && inTenThousands(quantity.to)
    return `${printNumber(quantity.from, locale, decimals, round)}–${printNumber(quantity.to, locale, decimals, round)}`
  }
  return messages[locale].Figures.forms[quantity.form].replace('{value}', printNumber(quantity.value, locale, decimals))
}

/** A figure in the parts a data plate sets apart. */
export function printFigure(key: FigureKey, figure: Figure, locale: Locale): PrintedFigure {
  const drafts = key === 'draftM' ? 2 : 0 // the four drafts are given to the centimetre: 0.40, not 0.4
  return {
    number: printQuantity(figure.quantity, locale, drafts),
    unit: messages[locale].Figures.units[figureUnits[key]],
    indicative: isIndicative(figure),
    conditional: figure.conditional === true,
  }
}

/** An area in two units, for a reader who may know either: "3.3–6.7 ha (8.2–16.5 acres)". */
export function areaInBoth(
  [first, second]: readonly [AreaReading, AreaReading?, ...unknown[]],
  locale: Locale,
): string {
  const words = areaInWords(first, locale)
  if (!second) return words
  return messages[locale].Figures.both.replace('{first}', words).replace('{second}', areaInWords(second, locale))
}

function withUnit(number: string, unit: string): string {
  const space = unit === '%' || unit === '' || number.endsWith('万') ? '' : nonBreakingSpace
  return `${number}${space}${unit}`
}

/** A figure inside a sentence: the mark travels with it, because a sentence has no footnote (READ-5). */
export function figureInWords(key: FigureKey, figure: Figure, locale: Locale): string {
  const { number, unit, indicative } = printFigure(key, figure, locale)
  return `${withUnit(number, unit)}${indicative ? messages[locale].Figures.indicativeInWords : ''}`
}

/** An area inside a sentence, in the unit of the reading. */
export function areaInWords({ quantity, word }: AreaReading, locale: Locale): string {
  return withUnit(printQuantity(quantity, locale, 0), messages[locale].Figures.units[word])
}
