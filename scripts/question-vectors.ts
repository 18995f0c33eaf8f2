/*
 * npm run question-vectors: what each English sample question means, for those who learn from them. Run it when questions
 * have come: those that it does not have are encoded wherever they are learned from. `--anew` also chooses the directions
 * anew, which takes minutes.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { sentenceEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { roundedMatrix } from '#lib/chat/answers/meaning/matrix'
import {
  along,
  type Directions,
  hashOfText,
  meaningOf,
  questionVectors,
  vectorsFile,
  writtenVectors,
} from '#lib/chat/answers/meaning/question-vectors'
import { encoded, vectorSize } from '#lib/chat/answers/meaning/sentence-encoder'
import { sampleQuestions } from '#lib/chat/answers/sample-questions'
import { rounds } from './bench-faq/judge.ts'
import { principalDirections } from './question-vectors/principal-directions.ts'

/** More directions tell little more: 128 of 512 have nine tenths of the differences. */
const count = 128

const encoder = sentenceEncoder()
if (!encoder) throw new Error('The sentence encoder is not installed: npm ci')
// The rounds' too, so that the test that answers them need not encode them.
const texts = [
  ...new Set([...sampleQuestions('en'), ...rounds('en').flatMap(({ turns }) => turns)].map(({ text }) => text)),
]

/** The directions in which the questions differ most, and what each means along them. */
function anew(): { directions: Directions; vectors: (Float64Array | undefined)[] } {
  const full = texts.map((text) => encoder && encoded(text, encoder))
  const some = full.filter((vector) => vector !== undefined)
  const mean = Float32Array.from(
    { length: vectorSize },
    (_, at) => some.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / some.length,
  )
  const found = principalDirections(
    some.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0))),
    count,
  )
  const matrix = roundedMatrix(Float32Array.from(found.flatMap((direction) => [...direction])), count)
  const directions = { matrix, mean }
  return { directions, vectors: full.map((vector) => vector && along(vector, directions)) }
}

function withThoseThatCame(): ReturnType<typeof anew> {
  const { directions } = questionVectors()
  return { directions, vectors: texts.map((text) => meaningOf(text, directions)) }
}

const { directions, vectors } =
  process.argv.includes('--anew') || !existsSync(vectorsFile) ? anew() : withThoseThatCame()
const kept = texts.flatMap((text, at) => {
  const vector = vectors[at]
  return vector ? [{ text, vector }] : []
})
const content = writtenVectors({
  directions,
  rows: new Map(kept.map(({ text }, row) => [hashOfText(text), row])),
  vectors: roundedMatrix(Float32Array.from(kept.flatMap(({ vector }) => [...vector])), kept.length),
})
writeFileSync(vectorsFile, content)
console.log(`${vectorsFile}: ${kept.length} questions, ${content.length} bytes`)
