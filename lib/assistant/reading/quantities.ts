import { z } from 'zod'
import { lines, vocabulary } from '#lib/assistant/vocabulary'
import { squareMetresPer } from '#lib/content/area-units'

/** Numbers in digits, Chinese or English words, with what they count: the one reader of the assistant and the model's check. */

export interface Quantity {
  value: number
  /** By its name in `content/vocabulary/units.yaml`; nothing for a number that counts none of them. */
  unit: string | undefined
  /** What it counts as it was written: 亩, "acres". */
  called: string
  written: string
  /** Where it stands in the text. */
  at: number
  end: number
}

const chineseDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((digit, value) => [digit, value])),
  〇: 0,
  两: 2,
  半: 0.5,
}
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** 三百五十 is 350, 两万 is 20,000; NaN when it is no number. */
export function chineseNumber(text: string): number {
  let total = 0
  let section = 0
  let digit: number | undefined
  for (const character of text) {
    if (character in chineseDigits) digit = chineseDigits[character]
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

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const words: Readonly<Record<string, number>> = Object.fromEntries([
  ...small.split(' ').map((word, value) => [word, value]),
  ...tens.split(' ').map((word, at) => [word, 20 + 10 * at]),
  ['half', 0.5],
  ['quarter', 0.25],
])
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1_000_000,
  ...powers,
  万: 10_000,
}

/** A number without its scale: 1,200 or 0.5 or 三百 or twenty-five. */
function plainNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(/(?<!^0)[,.](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  const known = text
    .toLowerCase()
    .replace(' and a ', ' ')
    .split(/[ -]/)
    .map((word) => words[word] ?? Number.NaN)
  return Number.isNaN(known[0]) ? chineseNumber(text) : known.reduce((sum, value) => sum + value, 0)
}

/* A number has a beginning and an end: a pattern that may begin anywhere in a run of digits takes the square of its time. */
const digits = '(?<![a-z\\d])(?<!\\d[,.])\\d{1,16}(?:[,.]\\d{1,16}){0,4}(?!\\d)'
const han = '[零〇一二两三四五六七八九十百千万半]'
const word = `(?:${Object.keys(words).join('|')})`
const number = `${digits}|(?<!${han})(?!万一)${han}{1,16}|(?<!\\band an? |-)\\b${word}(?:[ -]${word})?(?: and a half)?\\b`
const scale = '(?:\\s?(?:hundred|thousand|million|k\\b|[万千百]))'

const units = vocabulary('units', z.record(z.string(), lines), (table) => {
  const any = Object.values(table).flat().join('|')
  return {
    called: Object.entries(table).map(([unit, names]) => [unit, new RegExp(`^(?:${names.join('|')})$`, 'i')] as const),
    quantities: new RegExp(
      `([¥￥$€£]\\s?)?(${number})(${scale}{0,2})(?:\\s?(?:[多来几个]|(?:of )?an? )?\\s?-?(${any}))?`,
      'giu',
    ),
  }
})

const areaUnits: Readonly<Record<string, number>> = {
  ...squareMetresPer,
  km2: 1_000_000,
  'sq mi': 1609.344 ** 2,
  'sq ft': 0.3048 ** 2,
  'sq yd': 0.9144 ** 2,
}
const lengthUnits: Readonly<Record<string, number>> = {
  km: 1000,
  m: 1,
  cm: 0.01,
  mm: 0.001,
  li: 500,
  mi: 1609.344,
  ft: 0.3048,
  yd: 0.9144,
  in: 0.0254,
}

type Counted = Pick<Quantity, 'value' | 'unit'>

/** An area in square metres, nothing for what is none. */
export const squareMetresOf = ({ value, unit = '' }: Counted): number | undefined =>
  unit in areaUnits ? value * (areaUnits[unit] ?? 0) : undefined

/** A length in metres, nothing for what is none. */
export const metresOf = ({ value, unit = '' }: Counted): number | undefined =>
  unit in lengthUnits ? value * (lengthUnits[unit] ?? 0) : undefined

/** Between two numbers of one unit, which stands behind the second: a range of anything, measures in a row. */
const range = /^\s?(?:[-–—~到至]|to|and)\s?$/iu
const row = /^\s?(?:[,，、]\s?(?:and\s)?|和|与)\s?$/iu
const times = /^\s?(?:[x×*]|乘以?|by)\s?$/iu

/** Whether a number without a unit has that of the next. */
function sharesUnit(between: string, next: Quantity): boolean {
  if (range.test(between)) return true
  return row.test(between) ? squareMetresOf(next) !== undefined : times.test(between) && metresOf(next) !== undefined
}

/** Every number of a text, in their order; Chinese words only where they count something that we know. */
export function quantitiesIn(text: string): Quantity[] {
  const { called: names, quantities } = units()
  const found = [...text.matchAll(quantities)].map(
    ({ 0: whole, 1: money, 2: first = '', 3: scaled = '', 4: called = '', index }) => {
      const factor = (scaled.toLowerCase().match(/[a-z]+|\S/g) ?? []).reduce((all, one) => all * (scales[one] ?? 1), 1)
      const unit = money ? 'money' : names.find(([, pattern]) => pattern.test(called))?.[0]
      return {
        value: plainNumber(first) * factor,
        unit,
        called,
        written: whole.trim(),
        at: index,
        end: index + whole.length,
      }
    },
  )
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (!one || !next?.unit || one.unit || !sharesUnit(text.slice(one.end, next.at), next)) continue
    found[at] = { ...one, unit: next.unit, called: next.called, written: `${one.written} ${next.called}`.trim() }
  }
  const isOfSomething = ({ unit, written }: Quantity) =>
    unit || (/[a-z\d]/i.test(written) && !/^(?:half|quarter)/i.test(written))
  return found.filter((one) => !Number.isNaN(one.value) && isOfSomething(one))
}
