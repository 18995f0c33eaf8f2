import MiniSearch from 'minisearch'
import { z } from 'zod'
import { type LearnedTable, learnedTable } from '#lib/assistant/learned/kept-table'
import { isOfOurs, sampleQuestions } from '#lib/assistant/learned/sample-questions'

export const letters = /[a-z]+/gi

const form = z.object({
  /** In how many questions about our boats each word is: what a misspelt one may have meant. */
  counts: z.map(z.string(), z.number()),
  /** Words of any sample: what is no misspelling. */
  all: z.set(z.string()),
})

type EnglishCounts = z.infer<typeof form>

function learn(): EnglishCounts {
  const samples = sampleQuestions('en')
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(letters))
  const counts = new Map<string, number>()
  for (const { text, slug } of samples)
    if (isOfOurs(slug)) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, all: new Set(samples.flatMap(({ text }) => [...wordsOf(text)])) }
}

export const englishTable: LearnedTable<EnglishCounts> = { name: 'spelling.en', schema: form, learn }

let words: (EnglishCounts & { ours: MiniSearch<{ id: string }> }) | undefined

/** The English words of the sample questions; `ours` finds those of our boats that are spelt nearly so. */
export function englishWords() {
  if (words) return words
  const learned = learnedTable(englishTable)
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll([...learned.counts.keys()].map((id) => ({ id })))
  words = { ...learned, ours }
  return words
}
