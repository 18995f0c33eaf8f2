import { expect, test } from 'vitest'
import { packagedEncoder } from '#lib/chat/answers/meaning/encoder-package'
import { product, roundedMatrix, sparseProduct } from '#lib/chat/answers/meaning/matrix'
import { hashOfText, meaningOf, questionVectors } from '#lib/chat/answers/meaning/question-vectors'
import { encoded } from '#lib/chat/answers/meaning/sentence-encoder'
import { piecesOf } from '#lib/chat/answers/meaning/sentence-pieces'
import { sampleQuestions } from '#lib/chat/answers/sample-questions'

const encoder = packagedEncoder()
if (!encoder) throw new Error('npm ci')

/** From -1 to 1: how alike two texts are. */
function likeness(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => encoded(text, encoder as NonNullable<typeof encoder>))
  return first && second ? first.reduce((sum, value, at) => sum + value * (second[at] ?? 0), 0) : Number.NaN
}

test.each([
  ['how long does the battery last', 'what is the runtime on a charge', 'how much is a boat'],
  ['how much is a boat', 'what does the vessel cost', 'what is the capital of france'],
  ['who fixes it when it breaks', 'is there somebody for repairs', 'which colours are there'],
] as const)('"%s" is nearer to "%s", of other words, than to "%s"', (text, same, another) => {
  expect(likeness(text, same)).toBeGreaterThan(likeness(text, another) + 0.1)
})

test('the encoder gives what the original model gives', () => {
  // By the TensorFlow.js graph of the package, computed with floating-point weights.
  expect(likeness('how much is a boat', 'what does the vessel cost')).toBeCloseTo(0.68, 1)
  expect(likeness('how long does the battery last', 'best recipe for lasagna')).toBeCloseTo(0.1, 1)
})

test('a text is divided into the likeliest pieces, and letters that none has are one unknown piece', () => {
  const pieces = new Map(
    ['\u2581', '\u2581boat', 's', 'b', 'o', 'a', 't'].map((text, row) => [text, { score: -1, row: row + 1 }]),
  )
  expect(piecesOf('boats', pieces, 5)).toEqual([2, 3])
  expect(piecesOf(' 船船 boat', pieces, 5)).toEqual([1, 0, 2])
  expect(piecesOf('  ', pieces, 5)).toEqual([])
})

test('a rounded matrix multiplies as the numbers do, also where most of the input is nought', () => {
  const matrix = roundedMatrix(Float32Array.from([1, 2, 3, -4, 0, 0, 0.5, 0.25]), 4)
  const bias = Float32Array.from([0, 1, 2, 3])
  for (const multiply of [product, sparseProduct]) {
    const result = multiply(Float64Array.from([2, 0]), matrix, bias)
    for (const [at, value] of [2, 7, 2, 4].entries()) expect(result[at]).toBeCloseTo(value, 1)
  }
})

test('a text without letters means nothing, and a letter of a thousand words is read to where it stops telling', () => {
  expect(encoded('  ', encoder)).toBeUndefined()
  expect(encoded('boat '.repeat(40), encoder)).toEqual(encoded('boat '.repeat(1000), encoder))
})

test('the vectors that are kept are those that the encoder gives', () => {
  const { directions, rows, vectors } = questionVectors()
  expect(rows.size).toBe(vectors.outputs)
  const text = 'How long does one charge last?'
  const [kept, now] = [meaningOf(text, directions), meaningOf(text, { ...directions })]
  expect(kept && now).toBeDefined()
  for (const [at, value] of (now ?? []).entries()) expect(kept?.[at]).toBeCloseTo(value, 1)
})

test('no build or start has a sample question to encode: npm run question-vectors', () => {
  const { rows } = questionVectors()
  const missing = sampleQuestions('en').filter(({ text }) => /[a-z]/i.test(text) && !rows.has(hashOfText(text)))
  expect(missing).toEqual([])
})
