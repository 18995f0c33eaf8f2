import { squareMetresPer } from '#lib/content/area-units'
import type { Locale } from '#lib/i18n/locales'

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** 三百五十 is 350, 两万 is 20,000; NaN when it is no number. */
export function chineseNumber(text: string): number {
  let total = 0
  let section = 0
  let digit: number | undefined
  for (const character of text) {
    if (character in digits) digit = digits[character]
    else if (character in powers) {
      section += (digit ?? 1) * (powers[character] ?? 1)
      digit = undefined
    } else if (character === '万') {
      total += (section + (digit ?? 0)) * 10_000
      section = 0
      digit = undefined
    } else return Number.NaN
  }
  return total + section + (digit ?? 0)
}

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:平方公里|平方千米|km2|km²|sq\.? ?km|square kilomet(?:re|er)s?)$/, 1_000_000],
  [/^(?:公顷|ha|hectares?)$/, squareMetresPer.ha],
  [/^(?:亩|mu)$/, squareMetresPer.mu],
  [/^(?:acres?)$/, squareMetresPer.acre],
  [/^(?:平方米|平米|平方|平|m2|m²|sq\.? ?m|square met(?:re|er)s?)$/, 1],
]

const area =
  /(\d[\d,.]*|[零〇一二两三四五六七八九十百千万]+)\s*(万|thousand|million|k)?\s*(?:多|来|几)?\s*(平方公里|平方千米|平方米|平米|公顷|亩|平方(?!公|千)|平(?![方米台静时常均地安])|km2|km²|sq\.? ?km|square kilomet(?:re|er)s?|hectares?|ha\b|acres?|square met(?:re|er)s?|sq\.? ?m\b|m2|m²|mu\b)/i
const scales: Readonly<Record<string, number>> = { 万: 10_000, thousand: 1000, k: 1000, million: 1_000_000 }

/** A number as people write it: 1,200 or 0.5 or 三百. */
function numberOf(text: string): number {
  return /^\d/.test(text) ? Number(text.replace(/[,.](?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : chineseNumber(text)
}

/** The area that a text names, in square metres, and as it was written. */
export function areaIn(text: string): { m2: number; written: string } | undefined {
  const found = area.exec(text.normalize('NFC'))
  if (!found) return undefined
  const [written, count = '', scale = '', unit = ''] = found
  const factor = units.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
  const m2 = numberOf(count) * (scales[scale.toLowerCase()] ?? 1) * (factor ?? Number.NaN)
  return Number.isFinite(m2) && m2 > 0 ? { m2, written: written.trim() } : undefined
}

const people: Readonly<Record<Locale, RegExp>> = {
  en: /(\d[\d,]*)\s*(?:people|persons|guests|visitors|passengers|tourists|seats)/i,
  zh: /(\d+|[一二两三四五六七八九十百千]+)\s*(?:多)?\s*(?:个)?(?:人|位|游客|乘客|座)/,
}

/** People who come over a time, and not at once. */
const overTime: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:a|per|each|every) (?:day|week|month|year|season)\b|\b(?:daily|weekly|monthly|yearly)\b/i,
  zh: /[一每](?:天|日|周|个?月|年|季)|日均|年均|每个?(?:周末|季度)/,
}

/** How many people a text wants aboard at once; nothing for people a day. */
export function peopleIn(text: string, language: Locale): number | undefined {
  if (overTime[language].test(text)) return undefined
  const [, count = ''] = people[language].exec(text) ?? []
  const number = count && numberOf(count)
  return number && Number.isInteger(number) && number > 0 && number <= 10_000 ? number : undefined
}
