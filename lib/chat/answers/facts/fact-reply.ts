import { type BoatFact, boatFacts } from '#lib/chat/answers/facts/boat-fact'
import { type BoatPropertyKey, boatProperty, isToldOfNone } from '#lib/chat/answers/facts/boat-properties'
import { datasetFacts } from '#lib/chat/answers/facts/dataset-fact'
import { type DatasetName, type DatasetPropertyKey, datasets } from '#lib/chat/answers/facts/dataset-properties'
import { type FactPart, type FactQuestion, factQuestion } from '#lib/chat/answers/facts/fact-question'
import { fitProperty } from '#lib/chat/answers/facts/fit-question'
import type { NamedBoat } from '#lib/chat/answers/facts/named-boats'
import { knowledge } from '#lib/chat/answers/knowledge'
import { answerPicture } from '#lib/chat/answers/picture'
import { answerOf, board, sourceOf } from '#lib/chat/answers/reply-bodies'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { type BoatSlug, boatPath, boatSlugs, boatsOfLine } from '#lib/content/fleet'
import { plainText } from '#lib/entries/plain-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import type { RoutePath } from '#lib/routes/table'

/** What is said of one part of a text. */
interface Told {
  lines: string[]
  /** Whether any of it is a figure or a word of our pages. */
  isTold: boolean
  indicative: boolean
  entry: string
  page: RoutePath
  boats: readonly NamedBoat[]
}

const comparedKeys = ['endurance', 'load', 'draft', 'coverArea', 'passengers', 'deckArea'] as const
const comparedBy = (key: BoatPropertyKey): key is (typeof comparedKeys)[number] =>
  comparedKeys.some((each) => each === key)

const worth = { told: 0, open: 1, none: 2 } as const

/** Of what a wording may mean, what our pages tell; else what they leave open. */
function bestOfBoats(keys: readonly BoatPropertyKey[], boats: readonly NamedBoat[], language: Locale) {
  const read = keys.map((key) => {
    const facts = boats.flatMap((boat) => boatFacts(boat, key, language))
    return { key, facts, least: Math.min(...facts.map(({ kind }) => worth[kind])) }
  })
  return read.toSorted((one, other) => one.least - other.least)[0]
}

/** Of several boats those that have the thing asked for: nobody wants to hear of five that carry no passengers. */
function worthSaying(facts: readonly BoatFact[]): readonly BoatFact[] {
  const some = facts.filter(({ kind }) => kind !== 'none')
  return some.length > 0 ? some : facts
}

/** What is left open of several boats is said once for all of them. */
function linesOf(facts: readonly BoatFact[], property: string, language: Locale): string[] {
  const open = facts.filter(({ kind }) => kind === 'open').map(({ name }) => name)
  const { open: sentence } = chatMessages[language].ChatFacts
  return [
    ...facts.filter(({ kind }) => kind !== 'open').map(({ text }) => text),
    ...(open.length > 0
      ? [formatMessage(sentence, { boat: new Intl.ListFormat(language).format(open), property })]
      : []),
  ]
}

/** The text of an entry that says of a boat what is not told in figures. */
function entryText(slug: string, language: Locale): string[] {
  const entry = knowledge(language).entries.get(slug)
  return entry ? [plainText(entry.body.blocks)] : []
}

function ofBoats(keys: readonly BoatPropertyKey[], boats: readonly NamedBoat[], language: Locale): Told | undefined {
  const best = bestOfBoats(keys, boats, language)
  if (!best) return undefined
  const facts = worthSaying(best.facts)
  const { entry, isToldByEntry, ofBoat } = boatProperty(best.key)
  const [only] = boats
  const isOne = only && boats.length === 1
  const isOpen = facts.every(({ kind }) => kind !== 'told')
  const instead = isOpen ? ((isOne && ofBoat?.[only.slug]) ?? (isToldByEntry && entry)) : undefined
  const lines = linesOf(facts, chatMessages[language].ChatFacts.properties[best.key], language)
  return {
    lines: instead ? [...(instead === entry ? lines : []), ...entryText(instead, language)] : lines,
    isTold: Boolean(instead) || facts.some(({ kind }) => kind !== 'open'),
    indicative: facts.some(({ indicative }) => indicative),
    entry: instead || entry,
    page: isOne ? boatPath(only.slug) : '/product',
    boats,
  }
}

function ofDatasets(
  keys: readonly DatasetPropertyKey[],
  names: readonly DatasetName[],
  language: Locale,
): Told | undefined {
  const [dataset] = names
  if (!dataset || keys.length === 0) return undefined
  const read = keys.map((key) => names.flatMap((name) => datasetFacts(name, key, language)))
  const facts = read.find((some) => some.some(({ kind }) => kind === 'told')) ?? read[0] ?? []
  return {
    lines: facts.map(({ text }) => text),
    isTold: facts.some(({ kind }) => kind === 'told'),
    indicative: false,
    entry: datasets[dataset].entry,
    page: datasets[dataset].page,
    boats: [],
  }
}

/** All boats whose pages tell a property, those that have most of it first; none where no page tells it. */
function compared(key: BoatPropertyKey, language: Locale): Told | undefined {
  const { most, openForAll, properties } = chatMessages[language].ChatFacts
  const told = boatSlugs
    .flatMap((slug) => boatFacts({ slug }, key, language))
    .filter(({ most: figure }) => figure !== undefined)
    .toSorted((one, other) => (other.most ?? 0) - (one.most ?? 0))
  const heading = comparedBy(key) ? most[key] : undefined
  const isTold = told.length > 0 && heading !== undefined
  return {
    lines: isTold
      ? [heading, ...told.map(({ text }) => text)]
      : [formatMessage(openForAll, { property: properties[key] })],
    isTold,
    indicative: told.some(({ indicative }) => indicative),
    entry: boatProperty(key).entry,
    page: '/product',
    boats: [],
  }
}

/** What our pages say of a property of none of our boats, where none was named. */
function ofNone(keys: readonly BoatPropertyKey[], language: Locale): Told | undefined {
  const key = keys.length === 1 ? keys.find(isToldOfNone) : undefined
  if (!key) return undefined
  const { openForAll, properties } = chatMessages[language].ChatFacts
  return {
    lines: [formatMessage(openForAll, { property: properties[key] })],
    isTold: false,
    indicative: false,
    entry: boatProperty(key).entry,
    page: '/product',
    boats: [],
  }
}

function toldOf(
  part: FactPart,
  { boats, datasets: names }: Pick<FactQuestion, 'boats' | 'datasets'>,
  language: Locale,
) {
  if (names.length > 0) return ofDatasets(part.ofDataset, names, language)
  if (part.mostOf && boats.length !== 1) return compared(part.mostOf, language)
  if (part.ofBoat.length === 0) return undefined
  return boats.length > 0 ? ofBoats(part.ofBoat, boats, language) : ofNone(part.ofBoat, language)
}

/** Chinese has a space beside a name in Latin letters. */
const spaced = (text: string) =>
  text.replace(/(?<=[A-Za-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu, ' ')

/** One message for all that was asked: an answer where a page tells some of it, else the board. */
function bodiesOf(told: readonly Told[], text: string, language: Locale): MessageBody[] {
  const { ask, indicative } = chatMessages[language].ChatFacts
  const lines = [...new Set(told.flatMap((each) => each.lines))]
  const first = told.find(({ isTold }) => isTold)
  if (!first) return board(text, language, spaced([...lines, ask].join('\n')))
  const picture =
    first.boats.length === 1
      ? answerPicture(
          first.boats.map(({ slug }) => slug),
          language,
        )
      : undefined
  const isOpen = told.some(({ isTold }) => !isTold)
  return [
    {
      type: 'answer',
      text: spaced([...lines, ...(told.some((each) => each.indicative) ? [indicative] : [])].join('\n')),
      answer_id: first.entry,
      source: sourceOf(first.page, language),
      offer: isOpen ? 'board' : 'callback',
      ...(picture ? { picture } : {}),
    },
  ]
}

/** The boats or datasets that the latest of some texts names. */
function lastNamed(texts: readonly string[], language: Locale): Pick<FactQuestion, 'boats' | 'datasets'> | undefined {
  return texts
    .toReversed()
    .flatMap((text) => factQuestion(text, language) ?? [])
    .find(({ boats, datasets: names }) => boats.length > 0 || names.length > 0)
}

/** The measure that decides whether a boat passes; of the cleaning boats, where none is named. */
function fits(text: string, own: FactQuestion, language: Locale): Told | undefined {
  const key = fitProperty(text, language)
  const boats =
    own.boats.length > 0
      ? own.boats
      : boatsOfLine('cleaning')
          .slice(0, 3)
          .map((slug) => ({ slug }))
  const told = key && own.datasets.length === 0 ? ofBoats([key], boats, language) : undefined
  return told && { ...told, isTold: true, lines: [...told.lines, chatMessages[language].ChatFacts.fit] }
}

/** The entry that tells what each boat is. */
const introductions: Readonly<Record<BoatSlug, string>> = {
  smurf: 'small-boat',
  moshark: 'medium-boat',
  efficiency: 'large-boat',
  feichi: 'water-quality',
  titan: 'titan',
  xi: 'tour-boat',
  yang: 'lounge-boat',
  apas: 'retrofit',
}

/** What is left of "tell me about TITAN" or "FEICHI 是干什么用的". */
const isIntroduction = (words: string) =>
  /^(?:who|explain|describe|introduce|information|info|more|used|good|干什么用?|做什么用?|干嘛用?|干啥用?|什么|介绍|怎么样|啥|用途|干什么)?$/.test(
    words,
  )

/** Whether a part asks for a property of a boat. */
const isRead = ({ ofBoat }: FactPart) => ofBoat.length > 0

/** A text that only names something asks of it what was asked before: "and MOSHARK?" */
const mostOfName = 3

/**
 * Answers a text that asks nothing but properties of boats or datasets ("SMURF: how heavy, how fast?") by what their pages
 * print, and says of each that is not printed that it is not. `before` is what the visitor said until now, the latest
 * last: a text that names nothing is about what was named there. Nothing for every other text.
 */
export function factReply(text: string, language: Locale, before: readonly string[]): MessageBody[] | undefined {
  const own = factQuestion(text, language)
  if (!own) return undefined
  const fit = fits(text, own, language)
  if (fit) return bodiesOf([fit], text, language)
  const isNamed = own.boats.length > 0 || own.datasets.length > 0
  const named = isNamed ? own : (lastNamed(before, language) ?? own)
  const asked = own.parts.length === 0 && isNamed ? factQuestion(before.at(-1) ?? '', language)?.parts : own.parts
  const [only] = own.boats
  if (
    only &&
    own.boats.length === 1 &&
    own.parts.every(({ asked: words }) => isIntroduction(words)) &&
    !asked?.some(isRead)
  )
    return answerOf(introductions[only.slug], language)
  if (!asked || asked.length === 0 || asked.length > mostOfName) return undefined
  const told = asked.map((part) => toldOf(part, named, language))
  const sure = told.filter((each) => each !== undefined)
  return sure.length === told.length ? bodiesOf(sure, text, language) : undefined
}
