import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { type Phrase, says } from '#lib/assistant/reading/phrases'
import { numberOf } from '#lib/assistant/reading/written-numbers'
import type { Locale } from '#lib/i18n/locales'

/** Up to this many metres an opening may be too small for a boat; a river is not an opening. */
const openingM = 6
const lengths =
  /(?<![\d.十百千])([\d.]+|[一二两三四五六半](?![十百千]))\s*(米|厘米|公分|毫米|m\b|cm\b|mm\b|met(?:re|er)s?\b|feet\b|foot\b|ft\b|inch(?:es)?\b|yards?\b)|\b(one|two|three|four|five|six) (?=met(?:re|er)s?|feet|foot|yards?)/gi
const metres: readonly (readonly [RegExp, number])[] = [
  [/^(?:厘米|公分|cm)/i, 0.01],
  [/^(?:毫米|mm)/i, 0.001],
  [/^f/i, 0.3],
  [/^inch/i, 0.025],
  [/^yard/i, 0.9],
]

/** Whether a text measures an opening that a boat may not get through. */
function measuresOpening(text: string): boolean {
  return [...text.matchAll(lengths)].some(([, count = '', unit = '', spelled]) => {
    if (spelled) return true
    const m = (count === '半' ? 0.5 : numberOf(count)) * (metres.find(([name]) => name.test(unit))?.[1] ?? 1)
    return m > 0 && m <= openingM
  })
}

type Measure = Extract<BoatPropertyKey, 'width' | 'height'>

/**
 * Which measures of a boat decide whether it gets through what a text describes: "a gate 2 m wide, will it pass?" A named
 * boat needs no measure of the place: "can SMURF go under low bridges?"
 */
export function fitProperties(text: string, language: Locale, isNamed: boolean): Measure[] {
  const isSaid = (kind: Phrase) => says(kind, text, language)
  if (isSaid('arms')) return []
  const isOpening = isSaid('opening') && measuresOpening(text) && !/深|吃水|水位|\bde(?:ep|pth)/i.test(text)
  const asksToPass = isSaid('passes') && (isSaid('measure') ? measuresOpening(text) : isNamed && isSaid('opening'))
  if (!isOpening && !asksToPass) return []
  const isWide = /[窄宽]|\b(?:wide|width|narrow)/i.test(text)
  const isUnder = isSaid('under')
  // "2 m wide under the bridge" measures a width; without a figure, both are asked.
  const height = isUnder && (!isWide || !isSaid('measure') || /\blow\b|[矮低]/i.test(text))
  const width = isSaid('between') && (!isUnder || isWide)
  return [...(height ? (['height'] as const) : []), ...(width ? (['width'] as const) : [])]
}
