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

function printNumber(value: number, locale: Locale, decimals: number): string {
  return value.toLocaleString(languageTag[locale], { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
}

/** The number of a figure with its form: "50–100", "up to 15". */
export function printQuantity(quantity: Quantity, locale: Locale, decimals: number): string {
  if (quantity.form === 'range') {
    return `${printNumber(quantity.from, locale, decimals)}–${printNumber(quantity.to, locale, decimals)}`
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

/** A figure inside a sentence: the mark travels with it, because a sentence has no footnote (READ-5). */
export function figureInWords(key: FigureKey, figure: Figure, locale: Locale): string {
  const { number, unit, indicative } = printFigure(key, figure, locale)
  const space = unit === '%' || unit === '' ? '' : nonBreakingSpace
  return `${number}${space}${unit}${indicative ? messages[locale].Figures.indicativeInWords : ''}`
}
