import MiniSearch from 'minisearch'
import { z } from 'zod'
import { isOfOurs, sampleQuestions } from '#lib/assistant/learned/sample-questions'
import { type CachedTable, cachedTable, once } from '#lib/assistant/table-cache'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

const letters = /[a-z]+/gi

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
export const wordsTable: CachedTable<z.output<typeof form>> = {
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

/** Read when they are first asked for. */
const englishWords = once((): EnglishWords => {
  const { counts, all } = cachedTable(wordsTable)
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll(Array.from(counts.keys(), (id) => ({ id })))
  return { counts, all, ours }
})

/** Shorter than this a word is only corrected towards one that is clearly meant. */
const long = 6
/** How often a word is in our questions before a short one may be a misspelling of it. */
const leastOften = 3
/** How much oftener than any other that is as near. */
const clearly = 3

/** Two letters have changed places: gaurantee. */
function sameLetters(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) && [...one].toSorted().join('') === [...other].toSorted().join('')
}

/** The words that differ by a letter and begin alike, or have the same letters in another order. */
function nearest(word: string, ours: MiniSearch<{ id: string }>): string[] {
  const found = (fuzzy: number) => ours.search(word, { fuzzy }).map(({ id }) => String(id))
  const turned = found(2).filter((one) => sameLetters(one, word))
  return turned.length > 0 ? turned : found(1).filter((one) => one.startsWith(word.charAt(0)))
}

/** Shorter words that no question has are as often words as misspelt ones. */
const rare = 5

/** Whether a word may be misspelt: none of the sample questions has it, and it is long enough to be rare. */
const mayBeMisspelt = (word: string): boolean => word.length >= rare && !englishWords().all.has(word)

/** English as we write it: "warrenty perod" becomes "warranty period", where a word is near one of ours and none itself. */
function correctEnglish(text: string): string {
  const { ours: known, counts } = englishWords()
  return text.replace(letters, (word) => {
    const small = word.toLowerCase()
    if (!mayBeMisspelt(small)) return word
    const often = (one = '') => counts.get(one) ?? 0
    const [first, second] = nearest(small, known).toSorted((one, other) => often(other) - often(one))
    const isClear = often(first) >= leastOften && often(first) >= clearly * often(second)
    return first && (isClear || small.length >= long) ? first : word
  })
}

/** Whether a text has no word of English, and hardly one that may be meant for one. */
export function isNoEnglish(text: string): boolean {
  const words = text.toLowerCase().match(letters) ?? []
  const lost = words.filter((word) => mayBeMisspelt(word) && correctEnglish(word) === word)
  return words.length > 0 && words.every(mayBeMisspelt) && 2 * lost.length >= words.length
}

const plates = new MiniSearch<{ id: string }>({ fields: ['id'] })
plates.addAll(boatSlugs.map((slug) => ({ id: plateOf(slug).toLowerCase() })).filter(({ id }) => id.length >= rare))

/** Chinese with the boats' names as they are written: EFFICENCY becomes EFFICIENCY. */
const correctNames = (text: string) =>
  text.replace(letters, (word) =>
    word.length < rare ? word : (nearest(word.toLowerCase(), plates)[0]?.toUpperCase() ?? word),
  )

/** A text without what is misspelt in it, as far as one can tell. */
export const correctSpelling = (text: string, language: Locale): string =>
  language === 'en' ? correctEnglish(text) : correctNames(text)
