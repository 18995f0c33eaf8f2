import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import type { Locale } from '#lib/i18n/locales'

interface FitWords {
  measure: RegExp
  /** Whether it is asked if a boat gets through. */
  passes: RegExp
  under: RegExp
  between: RegExp
}

const words: Readonly<Record<Locale, FitWords>> = {
  en: {
    measure:
      /\d ?(?:m|cm|mm|met(?:re|er)s?|feet|foot|ft|inch(?:es)?|yards?)\b|\b(?:one|two|three|four|five|six) (?:met(?:re|er)s?|feet|foot|yards?)\b/i,
    passes:
      /\b(?:fits?|pass(?:es)?|get(?:s)? (?:through|under|past|in)|go(?:es)? (?:through|under)|through|clears?|squeeze|too (?:low|narrow|tight)|enough)\b/i,
    under: /\b(?:bridges?|headroom|clearance|culverts?|tunnels?|arch|ceiling|pipe over)\b/i,
    between: /\b(?:narrow\w*|wide|width|gaps?|gates?|locks?|passages?|between|opening|channel)\b/i,
  },
  zh: {
    measure: /[\d一二两三四五六七八九十半]\s*(?:米|厘米|公分|毫米|m|cm)/i,
    passes: /过|进得|进去|通行|钻|够不够|够吗|行吗|行不行|能走|卡住/,
    under: /桥|涵洞|净空|净高|拱洞|隧洞|管廊/,
    between: /窄|宽|口子|闸口|闸门|巷|缝/,
  },
}

/** Up to this many metres an opening may be too small for a boat; a river is not an opening. */
const openingM = 6
const lengths =
  /(?<![\d.十百千])([\d.]+|[一二两三四五六半](?![十百千]))\s*(米|厘米|公分|毫米|m\b|cm\b|mm\b|met(?:re|er)s?\b|feet\b|foot\b|ft\b|inch(?:es)?\b|yards?\b)|\b(one|two|three|four|five|six) (?=met(?:re|er)s?|feet|foot|yards?)/gi
const numerals: Readonly<Record<string, number>> = { 半: 0.5, 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 }
const metres: readonly (readonly [RegExp, number])[] = [
  [/^(?:厘米|公分|cm)/i, 0.01],
  [/^(?:毫米|mm)/i, 0.001],
  [/^f/i, 0.3],
  [/^inch/i, 0.025],
  [/^yard/i, 0.9],
]

/** Whether a text measures an opening that a boat may not get through. */
function measuresOpening(text: string): boolean {
  return [...text.matchAll(lengths)].some(([, count, unit = '', spelled]) => {
    if (spelled) return true
    const m = (numerals[count ?? ''] ?? Number(count)) * (metres.find(([name]) => name.test(unit))?.[1] ?? 1)
    return m > 0 && m <= openingM
  })
}

/** Arms that are folded for it have an answer of their own. */
const arms: Readonly<Record<Locale, RegExp>> = { en: /\barms?\b/i, zh: /臂|胳膊|膀子/ }

/** What a boat has to pass that has an edge: "the gate is 1.5 m wide" asks whether it gets through. */
const opening: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:gates?|locks?|bridges?|culverts?|gaps?|openings?|passages?|tunnels?|arch(?:es)?)\b/i,
  zh: /闸|桥|涵|洞|口子|缺口|通道|拱/,
}

type Measure = Extract<BoatPropertyKey, 'width' | 'height'>

/**
 * Which measures of a boat decide whether it gets through what a text describes: "a gate 2 m wide, will it pass?" A named
 * boat needs no measure of the place: "can SMURF go under low bridges?"
 */
export function fitProperties(text: string, language: Locale, isNamed: boolean): Measure[] {
  if (arms[language].test(text)) return []
  const { measure, passes, under, between } = words[language]
  const isOpening = opening[language].test(text) && measuresOpening(text) && !/深|吃水|水位|\bde(?:ep|pth)/i.test(text)
  const asksToPass =
    passes.test(text) && (measure.test(text) ? measuresOpening(text) : isNamed && opening[language].test(text))
  if (!isOpening && !asksToPass) return []
  const isWide = /[窄宽]|\b(?:wide|width|narrow)/i.test(text)
  const isUnder = under.test(text)
  // "2 m wide under the bridge" measures a width; without a figure, both are asked.
  const height = isUnder && (!isWide || !measure.test(text) || /\blow\b|[矮低]/i.test(text))
  const width = between.test(text) && (!isUnder || isWide)
  return [...(height ? (['height'] as const) : []), ...(width ? (['width'] as const) : [])]
}
