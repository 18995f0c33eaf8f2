import type { Quantity } from '#lib/content/boats/types'
import { type Locale, languageTag } from '#lib/i18n/locales'

/** The sentence for each form of a quantity, with `{value}` for its number: "up to {value}". */
export type QuantityForms = Readonly<Record<Exclude<Quantity['form'], 'range'>, string>>

const nonBreakingSpace = '\u00a0'

/** Chinese counts large round numbers in tens of thousands: 3 万, 6.5 万, 70 万. */
export const tenThousand = 10_000

const inTenThousands = (value: number) => value >= tenThousand && value % 1000 === 0

function printNumber(value: number, locale: Locale, decimals: number, round = inTenThousands(value)): string {
  if (locale === 'zh' && round) return `${value / tenThousand}${nonBreakingSpace}万`
  return value.toLocaleString(languageTag[locale], { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
}

/** A figure's number with its form: "50–100", "up to 15". The words are passed in, so that the browser needs no messages. */
export function quantityIn(quantity: Quantity, locale: Locale, forms: QuantityForms, decimals = 0): string {
  if (quantity.form === 'range') {
    const round = inTenThousands(quantity.from) && inTenThousands(quantity.to)
    return `${printNumber(quantity.from, locale, decimals, round)}–${printNumber(quantity.to, locale, decimals, round)}`
  }
  return forms[quantity.form].replace('{value}', printNumber(quantity.value, locale, decimals))
}

/** The space between a printed number and its unit, without a line break: none before %, nor after 万. */
export const gapBefore = (unit: string, number: string) =>
  unit === '%' || unit === '' || number.endsWith('万') ? '' : nonBreakingSpace

/** A printed number and its unit, in running words. */
export function withUnit(number: string, unit: string): string {
  return `${number}${gapBefore(unit, number)}${unit}`
}
