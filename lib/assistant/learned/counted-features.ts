import { z } from 'zod'
import { toProbabilities } from '#lib/assistant/learned/classifier'
import type { Features } from '#lib/assistant/learned/features'

// Naive Bayes over the features: it takes sooner notice of a word than `classifier`, and errs about other questions.

/** Additive smoothing: so many texts more each class is taken to have, with features as all texts have them. */
const smoothing = 5
/** Added to a text's length, by whose root scores are divided: features come together, so a long text is no surer in proportion. */
const lengthOffset = 4

/** In how many texts of which classes each feature stands: those of feature `n` from `starts[n]` on. */
export const countedForm = z.strictObject({
  starts: z.instanceof(Uint32Array),
  classes: z.instanceof(Uint16Array),
  counts: z.instanceof(Uint16Array),
  texts: z.instanceof(Uint32Array),
})

export type Counted = z.output<typeof countedForm>

/** What is strange to us in a text is counted by no class: it differs between who asks and what was learned. */
const isCounted = (feature: string) => !feature.startsWith('o:')

/** Counts the features of texts by their classes, both by their places. */
export function countFeatures(
  samples: readonly { features: Features; name: string }[],
  positions: ReadonlyMap<string, number>,
  names: readonly string[],
): Counted {
  const places = new Map(names.map((name, at) => [name, at]))
  const texts = new Uint32Array(names.length)
  const rows = Array.from({ length: positions.size }, () => new Map<number, number>())
  for (const { features, name } of samples) {
    const place = places.get(name)
    if (place === undefined) continue
    texts[place] = (texts[place] ?? 0) + 1
    for (const feature of features.keys()) {
      const row = isCounted(feature) ? rows[positions.get(feature) ?? -1] : undefined
      row?.set(place, (row.get(place) ?? 0) + 1)
    }
  }
  const starts = new Uint32Array(rows.length + 1)
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + row.size
  const cells = rows.flatMap((row) => [...row])
  return {
    starts,
    classes: Uint16Array.from(cells, ([place]) => place),
    counts: Uint16Array.from(cells, ([, count]) => count),
    texts,
  }
}

/** How likely each class is by the features of a text, in the order of the classes. */
export function likelihoods(
  features: Features,
  positions: ReadonlyMap<string, number>,
  { starts, classes, counts, texts }: Counted,
): Float64Array {
  const all = texts.reduce((sum, count) => sum + count, 0)
  const scores = new Float64Array(texts.length)
  // What a feature is worth that no text of a class has.
  const missing = Float64Array.from(texts, (count) => Math.log(smoothing / (count + smoothing)))
  const told = [...features.keys()].filter(isCounted)
  for (const feature of told) {
    const position = positions.get(feature)
    if (position === undefined) continue
    const [from = 0, to = 0] = [starts[position], starts[position + 1]]
    if (to === from) continue
    const share = counts.subarray(from, to).reduce((sum, count) => sum + count, 0) / all
    for (let column = 0; column < scores.length; column += 1)
      scores[column] = (scores[column] ?? 0) + (missing[column] ?? 0)
    for (let cell = from; cell < to; cell += 1) {
      const column = classes[cell] ?? 0
      scores[column] = (scores[column] ?? 0) + Math.log(1 + (counts[cell] ?? 0) / (smoothing * share))
    }
  }
  const scale = 1 / Math.sqrt(told.length + lengthOffset)
  const found = scores.map((score) => score * scale)
  toProbabilities(found)
  return found
}
