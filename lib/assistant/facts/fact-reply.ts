import { answerOfBoats, rankingAnswer, unpublishedAnswer } from '#lib/assistant/facts/boat-answers'
import { comparisonAnswer } from '#lib/assistant/facts/boat-comparison'
import { answerOfDatasets } from '#lib/assistant/facts/dataset-fact'
import { datasets as datasetFacts } from '#lib/assistant/facts/dataset-properties'
import { entryTelling, introductionOf } from '#lib/assistant/facts/entries-of-boats'
import { factMessages } from '#lib/assistant/facts/fact-messages'
import { type FactPart, type FactQuestion, factQuestion } from '#lib/assistant/facts/fact-question'
import { fitAnswers } from '#lib/assistant/facts/passage-fit'
import { answerOf } from '#lib/assistant/replies/reply-bodies'
import { says } from '#lib/assistant/vocabulary'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

type Named = Pick<FactQuestion, 'boats' | 'datasets'>

const namesAny = ({ boats, datasets }: Named) => boats.length > 0 || datasets.length > 0

const asksOfBoat = ({ ofBoat }: FactPart) => ofBoat.length > 0
const asksOfDataset = ({ ofDataset }: FactPart) => ofDataset.length > 0

/** A question with what it leans on of the conversation. */
interface InContext {
  /** What the text itself names and asks. */
  own: FactQuestion
  /** What it is about: what it names, else what was named last. */
  about: Named
  /** What is asked of that: by the text, or before it ("and MOSHARK?"). */
  parts: readonly FactPart[]
  previous: FactQuestion | undefined
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

function inContext(read: FactQuestion, before: readonly string[], language: Locale): InContext {
  const previous = factQuestion(before.at(-1) ?? '', language)
  const own = withOther(read, previous, language)
  const isNamed = namesAny(own)
  const earlier = () => before.toReversed().flatMap((text) => factQuestion(text, language) ?? [])
  const about = isNamed ? own : (earlier().find(namesAny) ?? own)
  const asksNothing = own.parts.length === 0
  const asksWhich = own.parts.every(({ asked }) => says('which', asked, language))
  const isOfDataset = about.datasets.length > 0 && own.boats.length === 0
  const goesOn = asksNothing ? isNamed : asksWhich && isOfDataset
  const again = previous?.parts.map((part) => ({ ...part, datasets: [] })) ?? []
  return { own, about, parts: goesOn ? again : own.parts, previous }
}

/** What a dataset or a boat is, where the text only names it or asks just that. */
function introduction({ own, parts }: InContext, language: Locale): MessageBody[] | undefined {
  const [dataset, otherDataset] = own.datasets
  const [boat, otherBoat] = own.boats
  const asksNothing = own.parts.length === 0
  const asksWhatItIs = own.parts.every(({ asked }) => says('introduction', asked, language))
  if (dataset && !otherDataset && (asksNothing ? !parts.some(asksOfDataset) : asksWhatItIs))
    return answerOf(datasetFacts[dataset].entry, language)
  if (boat && !otherBoat && asksWhatItIs && !parts.some(asksOfBoat))
    return answerOf(introductionOf(boat.slug, language) ?? '', language)
  return undefined
}

/** "Maximum speed?", "and the range?": asked of no boat twice, so of all of them. */
function answerOfAllBoats({ about, parts, previous }: InContext, language: Locale): MessageBody[] | undefined {
  const [property] = parts.flatMap(({ ofBoat }) => ofBoat)
  const isOfAll = !namesAny(about) && previous?.parts.some(asksOfBoat)
  return property && parts.length === 1 && isOfAll ? answerOf(entryTelling(property, language), language) : undefined
}

function answerOfPart(part: FactPart, { boats, datasets }: Named, language: Locale) {
  const ofPart = part.datasets.length > 0 ? part.datasets : datasets
  if (ofPart.length > 0) return answerOfDatasets(part.ofDataset, ofPart, language)
  if (part.mostOf && boats.length !== 1) return rankingAnswer(part.mostOf, language)
  if (part.ofBoat.length === 0) return undefined
  return boats.length > 0 ? answerOfBoats(part.ofBoat, boats, language) : unpublishedAnswer(part.ofBoat, language)
}

/** A text that asks for more is a letter. */
const mostParts = 3

/**
 * Answers a text that asks only for properties of boats or datasets ("SMURF: how heavy, how fast?") with what their pages say.
 * @param before what the visitor said before, the latest last; a text without a name is about what was named there
 */
export function factReply(text: string, language: Locale, before: readonly string[]): MessageBody[] | undefined {
  const read = factQuestion(text, language)
  if (!read) return undefined
  const fits = fitAnswers(text, read, language)
  if (fits.length > 0) return factMessages(fits, text, language)
  const question = inContext(read, before, language)
  const introduced = introduction(question, language)
  if (introduced) return introduced
  const compared = comparisonAnswer(question.own, language)
  if (compared) return factMessages([compared], text, language)
  const { about, parts } = question
  if (parts.length === 0 || parts.length > mostParts) return undefined
  const ofAll = answerOfAllBoats(question, language)
  if (ofAll) return ofAll
  const told = parts.map((part) => answerOfPart(part, about, language))
  const known = told.filter((each) => each !== undefined)
  return known.length === told.length ? factMessages(known, text, language) : undefined
}
