import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { classifier, type Guess, type Learned, learn } from '#lib/assistant/learned/classifier'
import {
  type Counted,
  countFeatures,
  likelihoods,
  readCounted,
  writtenCounted,
} from '#lib/assistant/learned/counted-features'
import { featuresOf } from '#lib/assistant/learned/features'
import { buildFolder, keptFolder, questionsMark } from '#lib/assistant/learned/kept/kept-folder'
import { isOfOurs, type SampleQuestion, sampleQuestions } from '#lib/assistant/learned/sample-questions'
import { toProbabilities } from '#lib/assistant/learned/softmax'
import { wordsOf } from '#lib/assistant/learned/strange-words'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

const keptForm = z.object({
  /** Of which questions and entries it was learned. */
  mark: z.string(),
  classes: z.array(z.string()),
  features: z.array(z.string()),
  words: z.array(z.string()),
  rarity: z.array(z.number()),
  scales: z.array(z.number()),
})

const filesOf = (language: Locale, folder: string) => ({
  kept: join(folder, `${language}.json`),
  weights: join(folder, `${language}.weights`),
  counted: join(folder, `${language}.counted`),
})

export interface LearnedQuestions extends Learned {
  /** The words of the questions about our boats. */
  words: ReadonlySet<string>
  /** In how many questions and answers of each entry a feature stands. */
  counted: Counted
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
  const featured = samples.map(({ text, slug }) => {
    // A word that only this question has would be strange if somebody else wrote it.
    const itself = isOfOurs(slug) ? 1 : 0
    return { features: featuresOf(text, language, (word) => (counts.get(word) ?? 0) > itself), name: slug }
  })
  const learned = learn(featured)
  const answers = readEntries('faq', language).map(({ slug, title, body }) => ({
    features: featuresOf(`${title}\n${plainText(body.blocks)}`, language, () => true),
    name: slug,
  }))
  const counted = countFeatures([...featured, ...answers], learned.positions, learned.classes)
  return { ...learned, words: new Set(counts.keys()), counted }
}

/** How much each has to say of a question: its words' weights, and their counts. They err about different questions. */
const shares = { words: 0.8, counts: 0.2 } as const
const leastProbability = 1e-6

/** Tells which entries a text may ask for, by what was learned. */
export function guessesBy(learned: LearnedQuestions, language: Locale): (text: string) => Guess[] {
  const { classes, positions, counted, words } = learned
  const classify = classifier(learned)
  return (text) => {
    const features = featuresOf(text, language, (word) => words.has(word))
    const byWords = classify(features)
    const byCounts = likelihoods(features, positions, counted)
    const scores = Float64Array.from(
      classes,
      (_, at) =>
        shares.words * Math.log((byWords[at] ?? 0) + leastProbability) +
        shares.counts * Math.log((byCounts[at] ?? 0) + leastProbability),
    )
    toProbabilities(scores)
    return classes
      .map((name, at) => ({ name, probability: scores[at] ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability)
  }
}

/** Leaves what was learned; last the file by which it is known to be whole. */
function writeLearned(
  { classes, positions, rarity, weights, scales, words, counted }: LearnedQuestions,
  { language, mark, folder }: { language: Locale; mark: string; folder: string },
): void {
  const kept: z.infer<typeof keptForm> = {
    mark,
    classes: [...classes],
    features: [...positions.keys()],
    words: [...words],
    rarity: [...rarity],
    scales: [...scales],
  }
  mkdirSync(folder, { recursive: true })
  const files = filesOf(language, folder)
  writeFileSync(files.weights, weights)
  writeFileSync(files.counted, writtenCounted(counted))
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
  const { classes, features, rarity, scales, words } = kept
  const bytes = new Uint8Array(readFileSync(/* turbopackIgnore: true */ files.weights))
  const wanted = (features.length + 1) * classes.length
  const counted = readCounted(files.counted, features.length)
  if (bytes.byteLength !== wanted || !counted) return undefined
  return {
    classes,
    positions: new Map(features.map((feature, at) => [feature, at])),
    rarity: Float64Array.from(rarity),
    weights: new Int8Array(bytes.buffer),
    scales: Float32Array.from(scales),
    words: new Set(words),
    counted,
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
