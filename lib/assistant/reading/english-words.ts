import MiniSearch from 'minisearch'
import { isOfOurs, sampleQuestions } from '#lib/assistant/learned/sample-questions'

export const letters = /[a-z]+/gi

interface EnglishWords {
  /** In how many questions about our boats each word is: what a misspelt one may have meant. */
  counts: ReadonlyMap<string, number>
  /** Words of any sample: what is no misspelling. */
  all: ReadonlySet<string>
  /** Finds those of our boats that are spelt nearly so. */
  ours: MiniSearch<{ id: string }>
}

let words: EnglishWords | undefined

/** The English words of the sample questions. */
export function englishWords(): EnglishWords {
  if (words) return words
  const counts = new Map<string, number>()
  const all = new Set<string>()
  for (const { text, slug } of sampleQuestions('en'))
    for (const word of new Set(text.toLowerCase().match(letters))) {
      all.add(word)
      if (isOfOurs(slug)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll(Array.from(counts.keys(), (id) => ({ id })))
  words = { counts, all, ours }
  return words
}
