import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { learnDense, probabilities } from '#lib/chat/answers/meaning/dense-classifier'
import { type Directions, directionsForm, meaningOf, questionVectors } from '#lib/chat/answers/meaning/question-vectors'
import type { SampleQuestion } from '#lib/chat/answers/sample-questions'

/** Which entry a question asks for, learned from what the questions mean. */
export interface LearnedMeaning {
  directions: Directions
  /** A row of one weight a class for each direction, the last row for all. */
  weights: Float32Array
}

const learnedForm = z.strictObject({ directions: directionsForm, weights: z.instanceof(Float32Array) })

/** Learns which of `classes` a question of that meaning asks for; nothing where there is no encoder. */
export function learnMeaning(
  samples: readonly SampleQuestion[],
  classes: readonly string[],
): LearnedMeaning | undefined {
  const { directions } = questionVectors()
  const places = new Map(classes.map((name, at) => [name, at]))
  const learnt = samples.flatMap(({ text, slug }) => {
    const vector = meaningOf(text, directions)
    const wanted = places.get(slug)
    return vector && wanted !== undefined ? [{ vector, wanted }] : []
  })
  if (learnt.length === 0) return undefined
  return { directions, weights: learnDense(learnt, directions.matrix.outputs, classes.length) }
}

/** How likely each class is by what a text means; nothing where it has no letters or there is no encoder. */
export function meaningLikelihoods(
  text: string,
  { directions, weights }: LearnedMeaning,
  classes: number,
): Float64Array | undefined {
  const vector = meaningOf(text, directions)
  return vector && probabilities(vector, weights, classes)
}

/** What was learned as bytes of a file; `readMeaning` reads them. */
export const writtenMeaning = (learned: LearnedMeaning): Buffer => serialize(learned)

/** What a build learned for so many classes, if it is whole. */
export function readMeaning(file: string, classes: number): LearnedMeaning | undefined {
  try {
    const learned = learnedForm.parse(deserialize(readFileSync(file)))
    return learned.weights.length === (learned.directions.matrix.outputs + 1) * classes ? learned : undefined
  } catch {
    return undefined // no build, or a file that was cut off
  }
}
