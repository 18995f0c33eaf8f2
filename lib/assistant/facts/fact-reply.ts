import { answerOfBoats, rankingAnswer, unpublishedAnswer } from '#lib/assistant/facts/boat-answers'
import { comparisonAnswer } from '#lib/assistant/facts/boat-comparison'
import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { answerOfDatasets } from '#lib/assistant/facts/dataset-fact'
import { datasets } from '#lib/assistant/facts/dataset-properties'
import { entryTelling, introductionOf } from '#lib/assistant/facts/entries-of-boats'
import { type FactAnswer, factMessages } from '#lib/assistant/facts/fact-messages'
import { type FactPart, type FactQuestion, factQuestion } from '#lib/assistant/facts/fact-question'
import { chatMessages } from '#lib/assistant/messages'
import { metresOf, quantitiesIn } from '#lib/assistant/reading/quantities'
import { answerOf } from '#lib/assistant/replies/reply-bodies'
import { says } from '#lib/assistant/vocabulary'
import type { MessageBody } from '#lib/chat/message'
import { boatsOfLine } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

function answerOfPart(
  part: FactPart,
  { boats, datasets: names }: Pick<FactQuestion, 'boats' | 'datasets'>,
  language: Locale,
) {
  const ofPart = part.datasets.length > 0 ? part.datasets : names
  if (ofPart.length > 0) return answerOfDatasets(part.ofDataset, ofPart, language)
  if (part.mostOf && boats.length !== 1) return rankingAnswer(part.mostOf, language)
  if (part.ofBoat.length === 0) return undefined
  return boats.length > 0 ? answerOfBoats(part.ofBoat, boats, language) : unpublishedAnswer(part.ofBoat, language)
}

function lastNamed(texts: readonly string[], language: Locale): Pick<FactQuestion, 'boats' | 'datasets'> | undefined {
  return texts
    .toReversed()
    .flatMap((text) => factQuestion(text, language) ?? [])
    .find(({ boats, datasets: names }) => boats.length > 0 || names.length > 0)
}

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

/** The measures that decide whether a boat passes; of the boats that clean, where none is named. */
function fits(text: string, own: FactQuestion, language: Locale): FactAnswer[] {
  if (own.datasets.length > 0) return []
  const boats = own.boats.length > 0 ? own.boats : cleaningBoats
  return fitProperties(text, language, own.boats.length > 0).flatMap((key) => {
    const told = answerOfBoats([key], boats, language)
    return told ? [{ ...told, isTold: true, lines: [...told.lines, chatMessages[language].ChatFacts.fit] }] : []
  })
}

/** What asks whether one dataset has the same as another asks that property of both. */
function withOther(read: FactQuestion, previous: FactQuestion | undefined, language: Locale): FactQuestion {
  if (read.datasets.length === 0) return read
  const isSame = read.parts.some(({ asked }) => says('theSame', asked, language))
  const parts = read.parts.filter(({ asked }) => !says('theSame', asked, language) && !says('which', asked, language))
  if (!isSame) return parts.length > 0 ? { ...read, parts } : read
  if (parts.length > 0) return { ...read, parts: parts.map((part) => ({ ...part, datasets: read.datasets })) }
  return { ...read, parts, datasets: [...new Set([...(previous?.datasets ?? []), ...read.datasets])] }
}

/** Whether a part asks for a property of a boat. */
const isRead = ({ ofBoat }: FactPart) => ofBoat.length > 0

const isReadOfDataset = ({ ofDataset }: FactPart) => ofDataset.length > 0

/** A text that only names something asks of it what was asked before: "and MOSHARK?" */
const mostOfName = 3

/**
 * Answers a text that asks only for properties of boats or datasets ("SMURF: how heavy, how fast?") with what their pages say.
 * @param before what the visitor said before, the latest last; a text without a name is about what was named there
 */
export function factReply(text: string, language: Locale, before: readonly string[]): MessageBody[] | undefined {
  const read = factQuestion(text, language)
  if (!read) return undefined
  const fit = fits(text, read, language)
  if (fit.length > 0) return factMessages(fit, text, language)
  const previous = factQuestion(before.at(-1) ?? '', language)
  const own = withOther(read, previous, language)
  const isNamed = own.boats.length > 0 || own.datasets.length > 0
  const named = isNamed ? own : (lastNamed(before, language) ?? own)
  // What was asked before is asked of what is named now.
  const again = previous?.parts.map((part) => ({ ...part, datasets: [] }))
  const goesOn = own.parts.length === 0 || own.parts.every((part) => says('which', part.asked, language))
  const isOfDataset = named.datasets.length > 0 && own.boats.length === 0
  const asked = goesOn && (own.parts.length === 0 ? isNamed : isOfDataset) ? again : own.parts
  const [dataset] = own.datasets
  const isOnlyNamed = own.parts.length === 0 && !asked?.some(isReadOfDataset)
  const isIntroduced = own.parts.every(({ asked: words }) => says('introduction', words, language))
  if (dataset && own.datasets.length === 1 && (isOnlyNamed || (own.parts.length > 0 && isIntroduced)))
    return answerOf(datasets[dataset].entry, language)
  const [only] = own.boats
  if (only && own.boats.length === 1 && isIntroduced && !asked?.some(isRead))
    return answerOf(introductionOf(only.slug, language) ?? '', language)
  const compared = comparisonAnswer(own, language)
  if (compared) return factMessages([compared], text, language)
  if (!asked || asked.length === 0 || asked.length > mostOfName) return undefined
  // "Maximum speed?", "and the range?": of no boat twice, so of all of them.
  const [property] = asked.flatMap(({ ofBoat }) => ofBoat)
  const isOfAll = named.boats.length + named.datasets.length === 0 && previous?.parts.some(isRead)
  if (property && asked.length === 1 && isOfAll) return answerOf(entryTelling(property, language), language)
  const told = asked.map((part) => answerOfPart(part, named, language))
  const sure = told.filter((each) => each !== undefined)
  return sure.length === told.length ? factMessages(sure, text, language) : undefined
}
