/*
 * Numbers as people write them: in digits, in Chinese, in English words.
 */

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

/** English numbers up to twenty, and the tens after it. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)
export const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 30 + 10 * at]),
)
const numberWords: Readonly<Record<string, number>> = { ...smallNumbers, ...tens }

/** A number as people write it: 1,200 or 0.5 or 三百 or twenty. */
export function numberOf(text: string): number {
  const word = numberWords[text.toLowerCase()]
  if (word !== undefined) return word
  return /^\d/.test(text) ? Number(text.replace(/[,.](?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : chineseNumber(text)
}

/** More digits than any number of ours or of a visitor's has. */
const mostDigits = 16
const chineseDigits = '[零〇一二两三四五六七八九十百千万]'

/*
 * As parts of patterns. A number is looked for at its beginning only, and has an end: a pattern that may begin anywhere in a
 * run of digits, or reads the run to its end from each, takes a time that grows with the square of the run.
 */

/** A number in digits. */
export const digitsPattern = `(?<!\\d)(?<!\\d[,.])\\d[\\d,.]{0,${mostDigits - 1}}(?!\\d)`
/** A number in Chinese; 万一 is none. */
export const chinesePattern = `(?<!${chineseDigits})(?!万)${chineseDigits}{1,${mostDigits}}`
/** What `numberOf` reads, in a pattern that has no regard for case. */
export const numberPattern = `${digitsPattern}|${chinesePattern}|\\b(?:${Object.keys(numberWords).join('|')})\\b`
