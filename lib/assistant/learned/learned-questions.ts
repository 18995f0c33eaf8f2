import { z } from 'zod'
import { classifier, type Guess, learn, learnedForm, toProbabilities } from '#lib/assistant/learned/classifier'
import { countedForm, countFeatures, likelihoods } from '#lib/assistant/learned/counted-features'
import { featuresOf, wordsOf } from '#lib/assistant/learned/features'
import { isOfOurs, type SampleQuestion, sampleQuestions } from '#lib/assistant/learned/sample-questions'
import { type CachedTable, cachedTable } from '#lib/assistant/table-cache'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

const form = learnedForm.extend({
  words: z.custom<ReadonlySet<string>>((value) => value instanceof Set),
  /** In how many questions and answers of each entry a feature stands. */
  counted: countedForm,
})

export type LearnedQuestions = z.output<typeof form>

/** Learns which entry each of some questions asks for. Takes the processor for some seconds. */
export function learnFrom(samples: readonly SampleQuestion[], language: Locale): LearnedQuestions {
  const counts = new Map<string, number>()
  const worded = samples.map(({ text, slug }) => ({ text, slug, words: wordsOf(text, language) }))
  for (const { words } of worded.filter(({ slug }) => isOfOurs(slug)))
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const featured = worded.map(({ text, slug, words }) => {
    // A word that only this question has would be strange if somebody else wrote it.
    const itself = isOfOurs(slug) ? 1 : 0
    return { features: featuresOf(text, language, (word) => (counts.get(word) ?? 0) > itself, words), name: slug }
  })
  const learned = learn(featured)
  const answers = readEntries('faq', language).map(({ slug, title, body }) => ({
    features: featuresOf(`${title}\n${plainText(body.blocks)}`, language, () => true),
    name: slug,
  }))
  const counted = countFeatures([...featured, ...answers], learned.positions, learned.classes)
  return { ...learned, words: new Set(counts.keys()), counted }
}

/** What is learned of a language's sample questions, as the build keeps it. */
export const questionsTable = (
  language: Locale,
  samples: () => readonly SampleQuestion[] = () => sampleQuestions(language),
): CachedTable<LearnedQuestions> => ({
  name: `questions.${language}`,
  schema: form,
  make: () => learnFrom(samples(), language),
})

/** How much each has to say of a question: its words' weights, and their counts. They err about different questions. */
const shares = { words: 1, counts: 0.25 } as const
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

const read = new Map<Locale, (text: string) => Guess[]>()

/** Which entries a text may ask for, the likeliest first, as learned from the sample questions: read when it is first asked. */
export function guessesOf(text: string, language: Locale): Guess[] {
  const guesses = read.get(language) ?? guessesBy(cachedTable(questionsTable(language)), language)
  read.set(language, guesses)
  return guesses(text)
}
