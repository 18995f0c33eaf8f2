import { type Matrix, product, products, rowOf, sparseProduct } from '#lib/chat/answers/meaning/matrix'
import { type Piece, piecesOf } from '#lib/chat/answers/meaning/sentence-pieces'
import { toProbabilities } from '#lib/chat/answers/softmax'

/** A matrix and what is added to its outputs. */
export interface Dense {
  matrix: Matrix
  bias: Float32Array
}

/** How a layer's input is brought to one scale. */
export interface Normalisation {
  scale: Float32Array
  bias: Float32Array
}

export interface Layer {
  normalisation: Normalisation
  /** Makes the input as wide as the layer; missing where it is. */
  widening: Dense | undefined
  queriesKeysValues: Dense
  attended: Dense
  inner: { normalisation: Normalisation; first: Dense; second: Dense }
}

/**
 * The weights of the Universal Sentence Encoder (lite, English): two layers of a transformer over pieces of words. Texts
 * that mean the same have vectors that point the same way, whatever their words.
 */
export interface SentenceEncoder {
  pieces: ReadonlyMap<string, Piece>
  longestPiece: number
  table: Matrix
  /** How fast the signs of a piece's place turn. */
  turns: Float32Array
  layers: readonly Layer[]
  last: Dense
}

/** How many numbers a sentence's vector has. */
export const vectorSize = 512
const heads = 4
const least = 1e-6
/** Of a long text the beginning is read: the time grows with every piece. */
const mostPieces = 32

function normalised(input: Float64Array, { scale, bias }: Normalisation): Float64Array {
  const mean = input.reduce((sum, value) => sum + value, 0) / input.length
  const spread = input.reduce((sum, value) => sum + (value - mean) ** 2, 0) / input.length
  const factor = 1 / Math.sqrt(spread + least)
  return input.map((value, at) => (scale[at] ?? 0) * factor * (value - mean) + (bias[at] ?? 0))
}

function add(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, at) => value + (other[at] ?? 0))
}

/** What each piece takes from the others. */
function attention(rows: readonly Float64Array[]): Float64Array[] {
  const width = (rows[0]?.length ?? 0) / 3
  const size = width / heads
  return rows.map((row) => {
    const taken = new Float64Array(width)
    for (let from = 0; from < width; from += size) {
      const query = row.subarray(from, from + size)
      const heed = Float64Array.from(rows, (other) => {
        const key = other.subarray(width + from, width + from + size)
        return query.reduce((sum, value, at) => sum + value * (key[at] ?? 0), 0) / Math.sqrt(size)
      })
      toProbabilities(heed)
      for (const [at, other] of rows.entries())
        for (let place = from; place < from + size; place += 1)
          taken[place] = (taken[place] ?? 0) + (heed[at] ?? 0) * (other[2 * width + place] ?? 0)
    }
    return taken
  })
}

const through = (rows: readonly Float64Array[], { matrix, bias }: Dense) => products(rows, matrix, bias)
/** Negative numbers become nought, and most are. */
const positive = (input: Float64Array) => input.map((value) => Math.max(value, 0))

/** The pieces after a layer's attention. */
function attentive(rows: readonly Float64Array[], { normalisation, widening, queriesKeysValues, attended }: Layer) {
  const asked = through(
    rows.map((row) => normalised(row, normalisation)),
    queriesKeysValues,
  )
  const taken = through(attention(asked), attended)
  const wide = widening ? through(rows, widening) : rows
  return taken.map((row, at) => add(row, wide[at] ?? new Float64Array()))
}

/** What a layer's inner part is given of each piece. */
function innerInputs(rows: readonly Float64Array[], { inner }: Layer): Float64Array[] {
  const scaled = rows.map((row) => normalised(row, inner.normalisation))
  return through(scaled, inner.first).map(positive)
}

function mean(rows: readonly Float64Array[]): Float64Array {
  const sum = rows.reduce((one, other) => add(one, other))
  return sum.map((value) => value / rows.length)
}

/** A piece's own vector, twice, and where it stands. */
function placed(row: number, place: number, { table, turns }: SentenceEncoder): Float64Array {
  const signs = [...turns]
    .map((turn) => Math.sin(place * turn))
    .concat([...turns].map((turn) => Math.cos(place * turn)))
  return rowOf(table, row).map((value, at) => 2 * value + (signs[at] ?? 0))
}

/** What a text means, as a vector of length 1; nothing for a text without letters. */
export function encoded(text: string, encoder: SentenceEncoder): Float64Array | undefined {
  const pieces = piecesOf(text, encoder.pieces, encoder.longestPiece).slice(0, mostPieces)
  if (pieces.length === 0) return undefined
  let rows = pieces.map((row, place) => placed(row, place, encoder))
  for (const layer of encoder.layers) {
    const heeded = attentive(rows, layer)
    const given = innerInputs(heeded, layer)
    const { matrix, bias } = layer.inner.second
    // Only the mean of the last layer is used, and the mean of products is the product of the mean.
    rows =
      layer === encoder.layers.at(-1)
        ? [add(mean(heeded), sparseProduct(mean(given), matrix, bias))]
        : heeded.map((row, at) => add(row, sparseProduct(given[at] ?? new Float64Array(), matrix, bias)))
  }
  const [whole = new Float64Array()] = rows
  const { matrix, bias } = encoder.last
  const vector = product(whole, matrix, bias).map(Math.tanh)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
