import { answerOfBoats } from '#lib/assistant/facts/boat-answers'
import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import type { FactAnswer } from '#lib/assistant/facts/fact-messages'
import type { FactQuestion } from '#lib/assistant/facts/fact-question'
import { chatMessages } from '#lib/assistant/messages'
import { metresOf, quantitiesIn } from '#lib/assistant/reading/quantities'
import { says } from '#lib/assistant/vocabulary'
import { boatsOfLine } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** Up to this many metres an opening may be too small for a boat; a river is not an opening. */
const openingM = 6

type Measure = Extract<BoatPropertyKey, 'width' | 'height'>

/** The measures that decide whether a boat gets through: "a gate 2 m wide, will it pass?", "can SMURF go under low bridges?" */
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
  const height =
    isUnder && (!isWide || !isMeasured || /\b(?:low|above|high|headroom|clearance)\b|[矮低高]|净空/i.test(text))
  const width = isSaid('between') && (!isUnder || isWide)
  return [...(height ? (['height'] as const) : []), ...(width ? (['width'] as const) : [])]
}

/** Boats that clean, by size, which their line names first; FEICHI inspects and TITAN carries. */
const cleaningBoats = boatsOfLine('cleaning')
  .slice(0, 3)
  .map((slug) => ({ slug }))

/** The measures that decide whether the named boats get through; of the boats that clean, where none is named. */
export function fitAnswers(text: string, { boats: named, datasets }: FactQuestion, language: Locale): FactAnswer[] {
  if (datasets.length > 0) return []
  const boats = named.length > 0 ? named : cleaningBoats
  return fitProperties(text, language, named.length > 0).flatMap((key) => {
    const told = answerOfBoats([key], boats, language)
    return told ? [{ ...told, isTold: true, lines: [...told.lines, chatMessages[language].ChatFacts.fit] }] : []
  })
}
