import { type AreaFigure, type AreaReading, areaReading, areaUnits } from '#lib/content/area-units'
import { exactly, isIndicative } from '#lib/content/boats/figure'
import { quantityIn, tenThousand, withUnit } from '#lib/content/boats/print-quantity'
import { type Figure, type FigureKey, figureUnits, type Quantity } from '#lib/content/boats/types'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** The number of a figure with its form: "50–100", "up to 15". */
export function printQuantity(quantity: Quantity, locale: Locale, decimals: number): string {
  return quantityIn(quantity, locale, messages[locale].Figures.forms, decimals)
}

/** A figure in the parts a data plate sets apart. */
export function printFigure(key: FigureKey, figure: Figure, locale: Locale) {
  const drafts = key === 'draftM' ? 2 : 0 // the four drafts are given to the centimetre: 0.40, not 0.4
  return {
    /** With "up to", "about" or "over" where it has one. */
    number: printQuantity(figure.quantity, locale, drafts),
    unit: messages[locale].Figures.units[figureUnits[key]],
    indicative: isIndicative(figure),
    conditional: figure.conditional === true,
  }
}

type Readings = readonly [AreaReading, AreaReading?, ...unknown[]]

/** Without "up to" or "about", and square metres in the thousands that Chinese counts in: what stands in brackets. */
function companion({ quantity, unit, word }: AreaReading): AreaReading {
  const round = (value: number) => (unit === 'm2' && value >= tenThousand ? Math.round(value / 1000) * 1000 : value)
  if (quantity.form !== 'range') return { unit, word, quantity: exactly(round(quantity.value)) }
  return { unit, word, quantity: { form: 'range', from: round(quantity.from), to: round(quantity.to) } }
}

/** An area in the two main units of a language, for texts without a unit switch: "3.3–6.7 ha (8.2–16.5 acres)". */
export function areaInBoth([first, second]: Readings, locale: Locale): string {
  const own = areaText(first, locale)
  if (!second) return own
  const other = areaText(companion(second), locale)
  return formatMessage(messages[locale].Figures.both, { first: own, second: other })
}

/** The upper end of an area alone, for a sentence that says "up to" in its own words. */
export function upperEndInBoth([first, second]: Readings, locale: Locale): string {
  const end = (reading: AreaReading): AreaReading => {
    const { quantity } = reading
    return { ...reading, quantity: exactly(quantity.form === 'range' ? quantity.to : quantity.value) }
  }
  return areaInBoth([end(first), second && end(second)], locale)
}

/** A figure and its unit, without its mark. */
export function figureWithUnit(key: FigureKey, figure: Figure, locale: Locale): string {
  const { number, unit } = printFigure(key, figure, locale)
  return withUnit(number, unit)
}

/** An area in its language's first unit, in the parts a data plate sets apart. */
export function printArea(area: AreaFigure, locale: Locale) {
  const { quantity, word } = areaReading(area, areaUnits[locale][0])
  return { number: printQuantity(quantity, locale, 0), unit: messages[locale].Figures.units[word] }
}

/** A figure inside a sentence: the mark travels with it, because a sentence has no footnote (READ-5). */
export function figureText(key: FigureKey, figure: Figure, locale: Locale): string {
  const mark = isIndicative(figure) ? messages[locale].Figures.indicativeInText : ''
  return `${figureWithUnit(key, figure, locale)}${mark}`
}

/** An area inside a sentence, in the unit of the reading. */
export function areaText({ quantity, word }: AreaReading, locale: Locale): string {
  return withUnit(printQuantity(quantity, locale, 0), messages[locale].Figures.units[word])
}
