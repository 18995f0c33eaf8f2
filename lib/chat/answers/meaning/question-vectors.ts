import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { sentenceEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { type Matrix, product, rowOf } from '#lib/chat/answers/meaning/matrix'
import { encoded, vectorSize } from '#lib/chat/answers/meaning/sentence-encoder'

/** The directions in which sentences' vectors differ most: along them a few numbers say nearly as much as all. */
export interface Directions {
  /** Takes a vector, without the mean, to its numbers along the directions. */
  matrix: Matrix
  mean: Float32Array
}

/** What each of many questions means, computed beforehand (`npm run question-vectors`): it takes minutes. */
export interface QuestionVectors {
  directions: Directions
  /** A row of `vectors` by the hash of a question's text. */
  rows: ReadonlyMap<string, number>
  vectors: Matrix
}

export const vectorsFile = join(process.cwd(), 'content/questions/vectors.en.bin')

/** Short, and no two of some ten thousand texts share one. */
export const hashOfText = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const matrixForm = z.strictObject({
  inputs: z.number(),
  outputs: z.number(),
  values: z.instanceof(Int8Array),
  scales: z.instanceof(Float32Array),
})
export const directionsForm = z.strictObject({ matrix: matrixForm, mean: z.instanceof(Float32Array) })
const vectorsForm = z.strictObject({
  directions: directionsForm,
  rows: z.map(z.string(), z.number()),
  vectors: matrixForm,
})

/** Questions' vectors as the file has them (`v8.serialize`, which later versions of Node read). */
export const writtenVectors = (vectors: QuestionVectors): Buffer => serialize(vectors)

// Modules are instantiated more than once in one process: one table for all of them.
const key = Symbol.for('orca.question-vectors')
const holder: typeof globalThis & { [key]?: QuestionVectors } = globalThis

/** The vectors that are kept in the repository. A process that runs on a build never reads them. */
export function questionVectors(): QuestionVectors {
  holder[key] ??= vectorsForm.parse(deserialize(readFileSync(vectorsFile)))
  return holder[key]
}

const noBias = new Float32Array()

/** The numbers of a vector along the directions. */
export function along(vector: Float64Array, { matrix, mean }: Directions): Float64Array {
  return product(
    vector.map((value, at) => value - (mean[at] ?? 0)),
    matrix,
    noBias,
  )
}

/** The last texts asked about: one question is looked up several times, and again by the one after it. */
const latest = new Map<string, Float64Array>()
const mostLatest = 256

/**
 * What a text means, in numbers along the directions; nothing where it has no letters or there is no encoder. Takes some
 * 2 ms of the processor for each piece of a word.
 */
export function meaningOf(text: string, directions: Directions): Float64Array | undefined {
  const known = latest.get(text)
  if (known) return known
  const kept = holder[key]
  const row = kept?.directions === directions ? kept.rows.get(hashOfText(text)) : undefined
  if (kept && row !== undefined) return rowOf(kept.vectors, row)
  const encoder = sentenceEncoder()
  const vector = encoder && encoded(text, encoder)
  if (vector?.length !== vectorSize) return undefined
  const meaning = along(vector, directions)
  latest.set(text, meaning)
  for (const [oldest] of latest) if (latest.size > mostLatest) latest.delete(oldest)
  return meaning
}
