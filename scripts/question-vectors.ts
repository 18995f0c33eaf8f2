/*
 * npm run question-vectors: what each English sample question means, for those who learn from them. It takes minutes, and
 * questions that came since are encoded where they are needed: run it when some hundred have.
 */
import { writeFileSync } from 'node:fs'
import { sentenceEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { roundedMatrix } from '#lib/chat/answers/meaning/matrix'
import { along, hashOfText, vectorsFile, writtenVectors } from '#lib/chat/answers/meaning/question-vectors'
import { encoded, vectorSize } from '#lib/chat/answers/meaning/sentence-encoder'
import { sampleQuestions } from '#lib/chat/answers/sample-questions'
import { rounds } from './bench-faq/judge.ts'
import { principalDirections } from './question-vectors/principal-directions.ts'

/** More directions tell little more: 128 of 512 have nine tenths of the differences. */
const count = 128

const encoder = sentenceEncoder()
if (!encoder) throw new Error('The sentence encoder is not installed: npm ci')
// The rounds' too, so that the test that answers them need not encode them.
const texts = new Set([...sampleQuestions('en'), ...rounds('en').flatMap(({ turns }) => turns)].map(({ text }) => text))
const found = [...texts].flatMap((text) => {
  const vector = encoded(text, encoder)
  return vector ? [{ text, vector }] : []
})

const mean = Float32Array.from(
  { length: vectorSize },
  (_, at) => found.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0) / found.length,
)
const directions = {
  matrix: roundedMatrix(
    Float32Array.from(
      principalDirections(
        found.map(({ vector }) => vector.map((value, at) => value - (mean[at] ?? 0))),
        count,
      ).flatMap((direction) => [...direction]),
    ),
    count,
  ),
  mean,
}
const vectors = roundedMatrix(
  Float32Array.from(found.flatMap(({ vector }) => [...along(vector, directions)])),
  found.length,
)
const rows = new Map(found.map(({ text }, row) => [hashOfText(text), row]))
const content = writtenVectors({ directions, rows, vectors })
writeFileSync(vectorsFile, content)
console.log(`${vectorsFile}: ${found.length} questions, ${content.length} bytes`)
