import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { says } from '#lib/assistant/reading/phrases'
import { metresOf, quantitiesIn } from '#lib/assistant/reading/quantities'
import type { Locale } from '#lib/i18n/locales'

/** Up to this many metres an opening may be too small for a boat; a river is not an opening. */
const openingM = 6

type Measure = Extract<BoatPropertyKey, 'width' | 'height'>

/**
 * Which measures of a boat decide whether it gets through what a text describes: "a gate 2 m wide, will it pass?" A named
 * boat needs no measure of the place: "can SMURF go under low bridges?"
 */
export function fitProperties(text: string, language: Locale, isNamed: boolean): Measure[] {
  const isSaid = (kind: string) => says(kind, text, language)
  if (isSaid('arms')) return []
  const lengths = quantitiesIn(text).flatMap((quantity) => metresOf(quantity) ?? [])
  const isMeasured = lengths.length > 0
  const isSmall = lengths.some((metres) => metres > 0 && metres <= openingM)
  const isOpening = isSaid('opening') && isSmall && !/深|吃水|水位|\bde(?:ep|pth)/i.test(text)
  const asksToPass = isSaid('passes') && (isMeasured ? isSmall : isNamed && isSaid('opening'))
  if (!isOpening && !asksToPass) return []
  const isWide = /[窄宽]|\b(?:wide|width|narrow)/i.test(text)
  const isUnder = isSaid('under')
  // "2 m wide under the bridge" measures a width; without a figure, both are asked.
  const height = isUnder && (!isWide || !isMeasured || /\blow\b|[矮低]/i.test(text))
  const width = isSaid('between') && (!isUnder || isWide)
  return [...(height ? (['height'] as const) : []), ...(width ? (['width'] as const) : [])]
}
