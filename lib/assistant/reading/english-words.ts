import MiniSearch from 'minisearch'
import { z } from 'zod'
import { type KeptTable, keptTable, once } from '#lib/assistant/kept-table'
import { isOfOurs, sampleQuestions } from '#lib/assistant/learned/sample-questions'

export const letters = /[a-z]+/gi

/** The words of many thousand questions; the file's mark vouches for what is in it. */
const form = z.object({
  /** In how many questions about our boats each word is: what a misspelt one may have meant. */
  counts: z.custom<ReadonlyMap<string, number>>((value) => value instanceof Map),
  /** Words of any sample: what is no misspelling. */
  all: z.custom<ReadonlySet<string>>((value) => value instanceof Set),
})

interface EnglishWords extends z.output<typeof form> {
  /** Finds those of our boats that are spelt nearly so. */
  ours: MiniSearch<{ id: string }>
}

/** The English words of the sample questions, as the build keeps them. */
export const wordsTable: KeptTable<z.output<typeof form>> = {
  name: 'words.en',
  schema: form,
  make: () => {
    const counts = new Map<string, number>()
    const all = new Set<string>()
    for (const { text, slug } of sampleQuestions('en'))
      for (const word of new Set(text.toLowerCase().match(letters))) {
        all.add(word)
        if (isOfOurs(slug)) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    return { counts, all }
  },
}

/** The English words of the sample questions, read when they are first asked for. */
export const englishWords = once((): EnglishWords => {
  const { counts, all } = keptTable(wordsTable)
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll(Array.from(counts.keys(), (id) => ({ id })))
  return { counts, all, ours }
})
