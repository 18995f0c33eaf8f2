import MiniSearch from 'minisearch'
import type { Guess } from '#lib/assistant/learned/classifier'
import { isIdea } from '#lib/assistant/learned/concepts'
import { learnedTable } from '#lib/assistant/learned/kept-table'
import { guessesBy, questionsTable } from '#lib/assistant/learned/learned-questions'
import { isSingle, terms } from '#lib/assistant/learned/terms'
import { plainText } from '#lib/entries/plain-text'
import { type FaqEntry, readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** One way to ask for an entry; the answer's own words are one more, of less weight. */
interface Phrase {
  id: string
  slug: string
  text: string
}

export interface Knowledge {
  entries: ReadonlyMap<string, FaqEntry>
  phrases: MiniSearch<Phrase>
  /** The terms of each phrase by its id. */
  phraseTerms: ReadonlyMap<string, ReadonlySet<string>>
  answers: MiniSearch<Phrase>
  /** Entries by their phrases as `spelling` writes them. */
  exact: ReadonlyMap<string, string>
  /** Which entries a text may ask for, as learned from the sample questions. */
  classify: (text: string) => Guess[]
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

type TermsOf = (text: string) => string[]

function searchOver(phrases: readonly Phrase[], termsOf: TermsOf): MiniSearch<Phrase> {
  const search = new MiniSearch<Phrase>({
    fields: ['text'],
    storeFields: ['slug'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  search.addAll(phrases)
  return search
}

/** What was learned takes 15 MB a language, for pages that nobody asks on: it is read with the first question. */
function readAtFirstUse(read: () => Knowledge['classify']): Knowledge['classify'] {
  let classify: Knowledge['classify'] | undefined
  return (text) => {
    classify ??= read()
    return classify(text)
  }
}

function build(language: Locale): Knowledge {
  const entries = readEntries('faq', language)
  const phrases = entries.flatMap(({ slug, title, asks }) =>
    [title, ...asks].map((text, index) => ({ id: `${slug} ${index}`, slug, text })),
  )
  const answers = entries.map(({ slug, title, asks, body }) => ({
    id: slug,
    slug,
    text: [title, ...asks, plainText(body.blocks)].join('\n'),
  }))
  // Each table below is made of the same texts: their terms are looked for once.
  const made = new Map([...phrases, ...answers].map(({ text }) => [text, terms(text, language)]))
  const termsOf: TermsOf = (text) => made.get(text) ?? terms(text, language)
  const inEntries = new Map<string, number>()
  for (const { text } of answers) {
    for (const term of new Set(termsOf(text))) inEntries.set(term, (inEntries.get(term) ?? 0) + 1)
  }
  const weight = (term: string) => {
    const count = inEntries.get(term)
    const rarity = Math.log(1 + entries.length / (1 + (count ?? 0)))
    if (isIdea(term)) return rarity * ideaWeight
    if (isSingle(term)) return rarity * (count === undefined ? unknownWeight : 1) * singleWeight
    return rarity * (count === undefined ? unknownWeight : 1)
  }
  const known: Knowledge = {
    entries: new Map(entries.map((entry) => [entry.slug, entry])),
    phrases: searchOver(phrases, termsOf),
    phraseTerms: new Map(phrases.map(({ id, text }) => [id, new Set(termsOf(text))])),
    answers: searchOver(answers, termsOf),
    exact: new Map(phrases.map(({ slug, text }) => [spelling(text), slug])),
    classify: readAtFirstUse(() => guessesBy(learnedTable(questionsTable(language)), language)),
    weight,
  }
  made.clear()
  return known
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
