import { type BoatFact, boatFacts } from '#lib/assistant/facts/boat-fact'
import { type BoatPropertyKey, boatProperty, isUnpublished } from '#lib/assistant/facts/boat-properties'
import { entryTelling, entryTellingOf } from '#lib/assistant/facts/entries-of-boats'
import type { FactAnswer } from '#lib/assistant/facts/fact-messages'
import { knowledge } from '#lib/assistant/knowledge'
import { chatMessages } from '#lib/assistant/messages'
import type { NamedBoat } from '#lib/assistant/reading/names'
import { boatPath, boatSlugs } from '#lib/content/fleet'
import { plainText } from '#lib/entries/plain-text'
import { formatMessage } from '#lib/i18n/format-message'
import { listText } from '#lib/i18n/list-text'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

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
    ...(open.length > 0 ? [formatMessage(sentence, { boat: listText(open, language), property })] : []),
  ]
}

function entryText(slug: string, language: Locale): string[] {
  const entry = knowledge(language).entries.get(slug)
  return entry ? [plainText(entry.body.blocks)] : []
}

/** What the pages say that an unpublished property depends on. */
function reasonOf(key: BoatPropertyKey, language: Locale): string[] {
  const { ask } = boatProperty(key)
  return ask ? [messages[language].AskTable.rows[ask].why] : []
}

/** What the pages of some boats say of what a wording may ask: the figures, else an entry's words, else that it is open. */
export function answerOfBoats(
  keys: readonly BoatPropertyKey[],
  boats: readonly NamedBoat[],
  language: Locale,
): FactAnswer | undefined {
  const best = bestOfBoats(keys, boats, language)
  if (!best) return undefined
  const facts = worthSaying(best.facts)
  const { isToldByEntry } = boatProperty(best.key)
  const entry = entryTelling(best.key, language)
  const [only] = boats
  const isOne = only && boats.length === 1
  const isOpen = facts.every(({ kind }) => kind !== 'told')
  const instead = isOpen
    ? ((isOne ? entryTellingOf(only.slug, best.key, language) : undefined) ?? (isToldByEntry && entry))
    : undefined
  const why = reasonOf(best.key, language)
  const lines = [
    ...linesOf(facts, chatMessages[language].ChatFacts.properties[best.key], language),
    ...(facts.some(({ kind }) => kind === 'open') ? why : []),
  ]
  return {
    lines: instead ? [...(instead === entry ? lines : []), ...entryText(instead, language)] : lines,
    isTold: Boolean(instead) || why.length > 0 || facts.some(({ kind }) => kind !== 'open'),
    isOpen: isOpen && !instead,
    indicative: facts.some(({ indicative }) => indicative),
    entry: instead || entry,
    page: isOne ? boatPath(only.slug) : '/product',
    boats,
  }
}

/** What our pages say of a property of none of our boats, where none was named. */
export function unpublishedAnswer(keys: readonly BoatPropertyKey[], language: Locale): FactAnswer | undefined {
  const key = keys.length === 1 ? keys.find(isUnpublished) : undefined
  if (!key) return undefined
  const { openForAll, properties } = chatMessages[language].ChatFacts
  const why = reasonOf(key, language)
  return {
    lines: [formatMessage(openForAll, { property: properties[key] }), ...why],
    isTold: why.length > 0,
    isOpen: true,
    entry: entryTelling(key, language),
    page: '/product',
  }
}

/** All boats whose pages tell a property, those that have most of it first; none where no page tells it. */
export function rankingAnswer(key: BoatPropertyKey, language: Locale): FactAnswer | undefined {
  const { most, openForAll, properties } = chatMessages[language].ChatFacts
  const headings: Partial<Record<BoatPropertyKey, string>> = most
  const told = boatSlugs
    .flatMap((slug) => boatFacts({ slug }, key, language))
    .filter(({ most: figure }) => figure !== undefined)
    .toSorted((one, other) => (other.most ?? 0) - (one.most ?? 0))
  const heading = headings[key]
  const isTold = told.length > 0 && heading !== undefined
  return {
    lines: isTold
      ? [heading, ...told.map(({ text }) => text)]
      : [formatMessage(openForAll, { property: properties[key] })],
    isTold,
    indicative: told.some(({ indicative }) => indicative),
    entry: entryTelling(key, language),
    page: '/product',
  }
}
