import { z } from 'zod'
import { type Features, fewestSamples, isFine } from '#lib/assistant/learned/features'

/** Multinomial logistic regression over sparse features, by stochastic gradient descent; the same samples give the same numbers. */

const rounds = 6
const firstStep = 0.5
const stepDecay = 0.15
/** Through the samples in steps of a prime that no number of them is a multiple of. */
const stride = 7919
/** Keeps single words from deciding alone (L2). */
const decay = 0.001
/** Below this an error is not worth a correction; most are, after the first round. */
const leastError = 0.003
/** What nobody has ever said in a sample makes a text less certain, by this share of a known word's weight. */
const unknownShare = 0.36
/** What is learned is kept in whole numbers of one byte, a quarter of the memory of the fractions it was learned in. */
const largest = 127
/** How long a text's vector is. */
const length = 2
const bias = 0.3

/** What is learned, as it is kept; the file's mark vouches for its many thousand words. */
export const learnedForm = z.object({
  classes: z.array(z.string()),
  positions: z.custom<Map<string, number>>((value) => value instanceof Map),
  rarity: z.instanceof(Float64Array),
  /** A row of one weight a class for each feature, the last row for what all texts have. */
  weights: z.instanceof(Int8Array),
  /** What a weight of 1 in each row stands for. */
  scales: z.instanceof(Float32Array),
})

type Learned = z.output<typeof learnedForm>

/** Where a text has something, and how much of it, side by side. */
interface Vector {
  positions: Int32Array
  values: Float64Array
}

function vectorOf(features: Features, positions: ReadonlyMap<string, number>, rarity: Float64Array): Vector {
  const known: number[] = []
  const values: number[] = []
  let square = 0
  for (const [feature, weight] of features) {
    const position = positions.get(feature)
    if (position === undefined) {
      if (!isFine(feature)) square += unknownShare * weight ** 2
      continue
    }
    const value = weight * (rarity[position] ?? 0)
    known.push(position)
    values.push(value)
    square += value ** 2
  }
  const scale = length / Math.sqrt(square || 1)
  return {
    positions: Int32Array.from([...known, rarity.length]),
    values: Float64Array.from([...values.map((value) => value * scale), bias]),
  }
}

/** Writes the classes' probabilities for a vector (softmax) into `scores`. */
function guess(
  { positions, values }: Vector,
  weights: Float32Array | Int8Array,
  scores: Float64Array,
  scales?: Float32Array,
): void {
  scores.fill(0)
  const columns = scores.length
  for (const [at, position] of positions.entries()) {
    const row = position * columns
    const value = (values[at] ?? 0) * (scales?.[position] ?? 1)
    for (let column = 0; column < columns; column += 1)
      scores[column] = (scores[column] ?? 0) + (weights[row + column] ?? 0) * value
  }
  toProbabilities(scores)
}

/** One step towards what is wanted of a sample, in the order of memory. Gives back whether nothing was wrong. */
function correct(
  { positions, values }: Vector,
  wanted: number,
  step: number,
  weights: Float32Array,
  scores: Float64Array,
  wrong: Uint16Array,
): boolean {
  guess({ positions, values }, weights, scores)
  let count = 0
  for (let column = 0; column < scores.length; column += 1) {
    const error = (scores[column] ?? 0) - (column === wanted ? 1 : 0)
    if (Math.abs(error) < leastError) continue
    scores[column] = 2 * error
    wrong[count] = column
    count += 1
  }
  for (let at = 0; at < positions.length; at += 1) {
    const row = (positions[at] ?? 0) * scores.length
    const value = values[at] ?? 0
    for (let one = 0; one < count; one += 1) {
      const column = wrong[one] ?? 0
      const weight = weights[row + column] ?? 0
      weights[row + column] = weight - step * ((scores[column] ?? 0) * value + decay * weight)
    }
  }
  return count === 0
}

/** Loops: `Int8Array.from` takes a hundred times as long for some millions of weights. */
function inBytes(weights: Float32Array, columns: number): Pick<Learned, 'weights' | 'scales'> {
  const bytes = new Int8Array(weights.length)
  const scales = new Float32Array(weights.length / columns)
  for (let row = 0; row < scales.length; row += 1) {
    const [from, to] = [row * columns, (row + 1) * columns]
    let greatest = 0
    for (let at = from; at < to; at += 1) greatest = Math.max(greatest, Math.abs(weights[at] ?? 0))
    const scale = greatest / largest || 1
    for (let at = from; at < to; at += 1) bytes[at] = Math.round((weights[at] ?? 0) / scale)
    scales[row] = scale
  }
  return { weights: bytes, scales }
}

/** Learns which class each sample is of. Takes the processor for up to a second. */
export function learn(samples: readonly { features: Features; name: string }[]): Learned {
  const seen = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([feature, count]) => count >= fewestSamples(feature))
  const positions = new Map(kept.map(([feature], at) => [feature, at]))
  const rarity = Float64Array.from(kept, ([, count]) => Math.log(1 + samples.length / count) / 5)
  const classes = [...new Set(samples.map(({ name }) => name))]
  const weights = new Float32Array((kept.length + 1) * classes.length)
  const vectors = samples.map(({ features, name }) => ({
    vector: vectorOf(features, positions, rarity),
    wanted: classes.indexOf(name),
  }))
  const scores = new Float64Array(classes.length)
  const wrong = new Uint16Array(classes.length)
  const known = new Uint8Array(vectors.length)
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round * stepDecay)
    // In steps of a prime, so that samples of one class do not follow each other.
    for (let at = 0; at < vectors.length; at += 1) {
      const place = (at * stride + round) % vectors.length
      const sample = vectors[place]
      // What was known in the round before is looked at in every second one.
      if (!sample || (round % 2 === 1 && known[place] === 1)) continue
      known[place] = Number(correct(sample.vector, sample.wanted, step, weights, scores, wrong))
    }
  }
  return { classes, positions, rarity, ...inBytes(weights, classes.length) }
}

export interface Guess {
  name: string
  /** 0 to 1; all classes together make 1. */
  probability: number
}

/** How likely each class is by a text's features, in the order of the classes, by what was learned. */
export function classifier(learned: Learned): (features: Features) => Float64Array {
  const { classes, positions, rarity, weights, scales } = learned
  return (features) => {
    const found = new Float64Array(classes.length)
    guess(vectorOf(features, positions, rarity), weights, found, scales)
    return found
  }
}

/** Turns scores into probabilities that make 1 together, where they stand. */
export function toProbabilities(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most)
    scores[at] = power
    sum += power
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
}
