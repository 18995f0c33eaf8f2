import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { classifier, type Guess, type Learned, learn } from '#lib/chat/answers/classifier'
import { featuresOf } from '#lib/chat/answers/features'
import { buildFolder, keptFolder, questionsMark } from '#lib/chat/answers/kept/kept-folder'
import {
  type LearnedMeaning,
  learnMeaning,
  readMeaning,
  weighed,
  writtenMeaning,
} from '#lib/chat/answers/meaning/learned-meaning'
import { isOfOurs, type SampleQuestion, sampleQuestions } from '#lib/chat/answers/sample-questions'
import { wordsOf } from '#lib/chat/answers/strange-words'
import type { Locale } from '#lib/i18n/locales'

const keptForm = z.object({
  /** Of which questions and entries it was learned. */
  mark: z.string(),
  classes: z.array(z.string()),
  features: z.array(z.string()),
  words: z.array(z.string()),
  rarity: z.array(z.number()),
})

const filesOf = (language: Locale, folder: string) => ({
  kept: join(folder, `${language}.json`),
  weights: join(folder, `${language}.i16`),
  meaning: join(folder, `${language}.meaning`),
})

export interface LearnedQuestions extends Learned {
  /** The words of the questions about our boats. */
  words: ReadonlySet<string>
  /** What the questions mean whatever their words: there is an encoder for English only. */
  meaning: LearnedMeaning | undefined
}

/** What is learned from, and where that is left. */
interface Source {
  samples: readonly SampleQuestion[]
  mark: string
  folder: string
}

/** Learns which entry each of some questions asks for. Takes the processor for a second or two. */
export function learnFrom(samples: readonly SampleQuestion[], language: Locale): LearnedQuestions {
  const counts = new Map<string, number>()
  for (const { text } of samples.filter(({ slug }) => isOfOurs(slug)))
    for (const word of new Set(wordsOf(text, language))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const learned = learn(
    samples.map(({ text, slug }) => {
      // A word that only this question has would be strange if somebody else wrote it.
      const itself = isOfOurs(slug) ? 1 : 0
      return { features: featuresOf(text, language, (word) => (counts.get(word) ?? 0) > itself), name: slug }
    }),
  )
  const meaning = language === 'en' ? learnMeaning(samples, learned.classes) : undefined
  return { ...learned, words: new Set(counts.keys()), meaning }
}

/** Tells which entries a text may ask for, by what was learned. */
export function guessesBy(learned: LearnedQuestions, language: Locale): (text: string) => Guess[] {
  const classify = classifier(learned)
  return (text) => {
    const guesses = classify(featuresOf(text, language, (word) => learned.words.has(word)))
    return learned.meaning ? weighed(guesses, text, learned.meaning, learned.classes) : guesses
  }
}

/** Leaves what was learned; last the file by which it is known to be whole. */
function writeLearned(
  { classes, positions, rarity, weights, words, meaning }: LearnedQuestions,
  { language, mark, folder }: { language: Locale; mark: string; folder: string },
): void {
  const kept: z.infer<typeof keptForm> = {
    mark,
    classes: [...classes],
    features: [...positions.keys()],
    words: [...words],
    rarity: [...rarity],
  }
  mkdirSync(folder, { recursive: true })
  const files = filesOf(language, folder)
  writeFileSync(files.weights, weights)
  if (meaning) writeFileSync(files.meaning, writtenMeaning(meaning))
  writeFileSync(files.kept, JSON.stringify(kept))
}

/** Learns the questions of a language and keeps what was learned, by default beside the build. */
export function keepLearned(
  language: Locale,
  { samples = sampleQuestions(language), mark = questionsMark(), folder = buildFolder }: Partial<Source> = {},
): LearnedQuestions {
  const learned = learnFrom(samples, language)
  writeLearned(learned, { language, mark, folder })
  return learned
}

function readKept(file: string): z.infer<typeof keptForm> | undefined {
  try {
    return keptForm.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // no build, or a file that was cut off
  }
}

/** What was kept under a mark, if it is whole. */
export function keptLearned(language: Locale, folder: string, mark = questionsMark()): LearnedQuestions | undefined {
  const files = filesOf(language, folder)
  const kept = readKept(files.kept)
  if (kept?.mark !== mark || !existsSync(/* turbopackIgnore: true */ files.weights)) return undefined
  const { classes, features, rarity, words } = kept
  const bytes = new Uint8Array(readFileSync(/* turbopackIgnore: true */ files.weights))
  const wanted = (features.length + 1) * classes.length * Int16Array.BYTES_PER_ELEMENT
  if (bytes.byteLength !== wanted) return undefined
  const meaning = language === 'en' ? readMeaning(files.meaning, classes.length) : undefined
  if (language === 'en' && !meaning) return undefined
  return {
    classes,
    positions: new Map(features.map((feature, at) => [feature, at])),
    rarity: Float64Array.from(rarity),
    weights: new Int16Array(bytes.buffer),
    words: new Set(words),
    meaning,
  }
}

/** What the build learned of a language's questions; learned here where there is no build, or they have changed since. */
export function learnedQuestions(language: Locale): LearnedQuestions {
  const folder = keptFolder()
  const kept = folder === undefined ? undefined : keptLearned(language, folder)
  if (kept) return kept
  // The files of one test run share what the first of them learned; what the build left stays as the build left it.
  const isShared = folder !== undefined && folder !== buildFolder
  return isShared ? keepLearned(language, { folder }) : learnFrom(sampleQuestions(language), language)
}
