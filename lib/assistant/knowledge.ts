import { z } from 'zod'
import { isIdea, isSingle, terms } from '#lib/assistant/learned/terms'
import { type CachedTable, cachedTable } from '#lib/assistant/table-cache'
import { plainText } from '#lib/entries/plain-text'
import { type FaqEntry, readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** In which of some texts each term is, by their places. */
type Places = ReadonlyMap<string, readonly number[]>

interface Phrase {
  slug: string
  text: string
  /** What its terms weigh together. */
  weight: number
}

/** A text without what people write or leave out at will: case, spaces, punctuation. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Beside a pair of characters. */
const singleWeight = 0.2
/** What something is about says more than the word it is said with. */
const ideaWeight = 2.2
/** A word that nothing of ours has: people tell more than they ask. */
const unknownWeight = 0.8

function weighing(inAnswers: Places, entries: number): (term: string) => number {
  return (term) => {
    const count = inAnswers.get(term)?.length
    const rarity = Math.log(1 + entries / (1 + (count ?? 0)))
    if (isIdea(term)) return rarity * ideaWeight
    return rarity * (count === undefined ? unknownWeight : 1) * (isSingle(term) ? singleWeight : 1)
  }
}

/** Each term of some texts once, with the texts that have it. */
function placesOf(texts: readonly ReadonlySet<string>[]): Places {
  const all = texts.flatMap((found, at) => [...found].map((term) => ({ term, at })))
  const byTerm = Map.groupBy(all, ({ term }) => term)
  return new Map([...byTerm].map(([term, places]) => [term, places.map(({ at }) => at)]))
}

const isMap = (value: unknown) => value instanceof Map

/** What is made of the entries' texts, in half a second for both languages. The file's mark vouches for what is in it. */
const form = z.object({
  entries: z.array(z.custom<FaqEntry>()),
  phrases: z.array(z.custom<Phrase>()),
  inPhrases: z.custom<Places>(isMap),
  /** Of all words of each entry, in the order of `entries`. */
  inAnswers: z.custom<Places>(isMap),
})

type ReadTexts = z.output<typeof form>

interface Knowledge extends Omit<ReadTexts, 'entries'> {
  entries: ReadonlyMap<string, FaqEntry>
  /** Entries by their phrases as `normalized` writes them. */
  exact: ReadonlyMap<string, string>
  /** How telling a term is: the rarer among entries, the more. */
  weight: (term: string) => number
}

function readTexts(language: Locale): ReadTexts {
  const entries = readEntries('faq', language)
  const termsOf = (text: string) => new Set(terms(text, language))
  const phrases = entries.flatMap(({ slug, title, asks }) => [title, ...asks].map((text) => ({ slug, text })))
  const said = phrases.map(({ text }) => termsOf(text))
  const inAnswers = placesOf(
    entries.map(({ title, asks, body }) => termsOf([title, ...asks, plainText(body.blocks)].join('\n'))),
  )
  const weight = weighing(inAnswers, entries.length)
  const weigh = (some: Iterable<string> = []) => [...some].reduce((sum, term) => sum + weight(term), 0)
  return {
    entries,
    phrases: phrases.map((phrase, at) => ({ ...phrase, weight: weigh(said[at]) })),
    inPhrases: placesOf(said),
    inAnswers,
  }
}

/** What is made of a language's entries, as the build keeps it. */
export const knowledgeTable = (language: Locale): CachedTable<ReadTexts> => ({
  name: `knowledge.${language}`,
  schema: form,
  make: () => readTexts(language),
})

function build(language: Locale): Knowledge {
  const { entries, ...read } = cachedTable(knowledgeTable(language))
  return {
    ...read,
    entries: new Map(entries.map((entry) => [entry.slug, entry])),
    exact: new Map(read.phrases.map(({ slug, text }) => [normalized(text), slug])),
    weight: weighing(read.inAnswers, entries.length),
  }
}

const built = new Map<Locale, { known: Knowledge; at: number }>()

/** In development a saved text shows after this time; elsewhere the texts are those of the start. */
const readAgainMs = process.env.NODE_ENV === 'development' ? 2000 : Number.POSITIVE_INFINITY

/** Everything the assistant knows in a language, read from `content/faq`. */
export function knowledge(language: Locale): Knowledge {
  const cached = built.get(language)
  if (cached && performance.now() - cached.at < readAgainMs) return cached.known
  const known = build(language)
  built.set(language, { known, at: performance.now() })
  return known
}
