import { toProbabilities } from '#lib/chat/answers/softmax'

/*
 * Multinomial logistic regression over vectors that are short and full, learned in small batches by Adam; beside
 * `classifier`, which is for long and mostly empty ones. The same samples give the same numbers.
 */

const rounds = 8
const batch = 128
const firstStep = 0.05
const inertia = 0.9
const spreadInertia = 0.99
/** Keeps single numbers from deciding alone (L2). */
const decay = 0.0001
/** The vectors of sentences are short: this long they are learned in a few rounds. */
const stretch = 4
/** Below this an error is not worth a correction. */
const leastError = 0.002

export interface Sample {
  vector: Float64Array
  /** The place of its class. */
  wanted: number
}

/** The classes' probabilities for a vector; `weights` has a row of classes for each number, and one for all vectors. */
export function probabilities(vector: Float64Array, weights: Float32Array, classes: number): Float64Array {
  const scores = Float64Array.from(weights.subarray(vector.length * classes))
  for (const [at, number] of vector.entries()) {
    const row = at * classes
    const value = stretch * number
    for (let column = 0; column < classes; column += 1)
      scores[column] = (scores[column] ?? 0) + value * (weights[row + column] ?? 0)
  }
  toProbabilities(scores)
  return scores
}

/** Adds to `slope` how a sample wants the weights to differ. */
function addSlope({ vector, wanted }: Sample, weights: Float32Array, classes: number, slope: Float64Array): void {
  const found = probabilities(vector, weights, classes)
  for (let column = 0; column < classes; column += 1) {
    const error = (found[column] ?? 0) - (column === wanted ? 1 : 0)
    if (Math.abs(error) < leastError) continue
    for (let at = 0; at < vector.length; at += 1) {
      const cell = at * classes + column
      slope[cell] = (slope[cell] ?? 0) + error * stretch * (vector[at] ?? 0)
    }
    const cell = vector.length * classes + column
    slope[cell] = (slope[cell] ?? 0) + error
  }
}

/** The order of the samples in a round: each once, far from its neighbours in the file. */
function orderOf(samples: readonly Sample[], round: number): number[] {
  const stride = 7919 + 2 * round
  return samples
    .map((_, at) => at)
    .toSorted((one, other) => ((one * stride) % 10_007) - ((other * stride) % 10_007) || one - other)
}

/** Learns the weights; takes the processor for two seconds with ten thousand samples. */
export function learnDense(samples: readonly Sample[], size: number, classes: number): Float32Array {
  const weights = new Float32Array((size + 1) * classes)
  const slope = new Float64Array(weights.length)
  const drift = new Float64Array(weights.length)
  const spread = new Float64Array(weights.length)
  let steps = 0
  for (let round = 0; round < rounds; round += 1) {
    const step = (firstStep * (1 + Math.cos((Math.PI * round) / rounds))) / 2
    const order = orderOf(samples, round)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      slope.fill(0)
      for (const at of some) {
        const sample = samples[at]
        if (sample) addSlope(sample, weights, classes, slope)
      }
      steps += 1
      const driftShare = 1 - inertia ** steps
      const spreadShare = 1 - spreadInertia ** steps
      for (let cell = 0; cell < weights.length; cell += 1) {
        const weight = weights[cell] ?? 0
        const wanted = (slope[cell] ?? 0) / some.length + decay * weight
        const towards = inertia * (drift[cell] ?? 0) + (1 - inertia) * wanted
        const wide = spreadInertia * (spread[cell] ?? 0) + (1 - spreadInertia) * wanted * wanted
        drift[cell] = towards
        spread[cell] = wide
        weights[cell] = weight - (step * towards) / driftShare / (Math.sqrt(wide / spreadShare) + 1e-6)
      }
    }
  }
  return weights
}
