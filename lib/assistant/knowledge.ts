import { z } from 'zod'
import { type KeptTable, keptTable } from '#lib/assistant/kept-table'
import { isIdea } from '#lib/assistant/learned/concepts'
import { isSingle, terms } from '#lib/assistant/learned/terms'
import { plainText } from '#lib/entries/plain-text'
import { type FaqEntry, readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** Terms of one way to ask for an entry, or of all its words. */
interface Wording {
  slug: string
  terms: ReadonlySet<string>
}

export interface Knowledge {
  entries: ReadonlyMap<string, FaqEntry>
  phrases: readonly Wording[]
  answers: readonly Wording[]
  /** Entries by their phrases as `spelling` writes them. */
  exact: ReadonlyMap<string, string>
  /** How telling a term is: the rarer among entries, the more. */
  weight: (term: string) => number
}

/** A text without what people write or leave out at will: case, spaces, punctuation. */
export function spelling(text: string): string {
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

/** What is made of the entries' texts, in half a second for both languages. The file's mark vouches for what is in it. */
const form = z.object({
  entries: z.array(z.custom<FaqEntry>()),
  phrases: z.array(z.custom<Wording & { text: string }>()),
  answers: z.array(z.custom<Wording>()),
  /** In how many entries a term is. */
  inEntries: z.custom<ReadonlyMap<string, number>>((value) => value instanceof Map),
})

type ReadTexts = z.output<typeof form>

function readTexts(language: Locale): ReadTexts {
  const entries = readEntries('faq', language)
  const wording = ({ slug, text }: { slug: string; text: string }) => ({ slug, terms: new Set(terms(text, language)) })
  const phrases = entries.flatMap(({ slug, title, asks }) =>
    [title, ...asks].map((text) => ({ text, ...wording({ slug, text }) })),
  )
  const answers = entries.map(({ slug, title, asks, body }) =>
    wording({ slug, text: [title, ...asks, plainText(body.blocks)].join('\n') }),
  )
  const inEntries = new Map<string, number>()
  for (const term of answers.flatMap((answer) => [...answer.terms])) inEntries.set(term, (inEntries.get(term) ?? 0) + 1)
  return { entries, phrases, answers, inEntries }
}

/** What is made of a language's entries, as the build keeps it. */
export const knowledgeTable = (language: Locale): KeptTable<ReadTexts> => ({
  name: `knowledge.${language}`,
  schema: form,
  make: () => readTexts(language),
})

function build(language: Locale): Knowledge {
  const { entries, phrases, answers, inEntries } = keptTable(knowledgeTable(language))
  const weight = (term: string) => {
    const count = inEntries.get(term)
    const rarity = Math.log(1 + entries.length / (1 + (count ?? 0)))
    if (isIdea(term)) return rarity * ideaWeight
    return rarity * (count === undefined ? unknownWeight : 1) * (isSingle(term) ? singleWeight : 1)
  }
  return {
    entries: new Map(entries.map((entry) => [entry.slug, entry])),
    phrases,
    answers,
    exact: new Map(phrases.map(({ slug, text }) => [spelling(text), slug])),
    weight,
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
