import { marks } from './detection-matching.ts'

/**
 * The 101 recalls at which COCO reads precision, as pycocotools makes them (NumPy's `linspace(0, 1, 101)`): a hundredth
 * times a whole number. Ten of them differ from whole numbers over 100, and a recall of exactly 0.7 is counted otherwise.
 */
const levels = Array.from({ length: 101 }, (_, index) => (index === 100 ? 1 : index * 0.01))

/** Average precision of marks in order of score, where `total` truths were wanted; 0 where nothing was found. */
export function interpolatedPrecision(order: Iterable<number | undefined>, total: number): number {
  const recalls: number[] = []
  const precisions: number[] = []
  let [hits, misses] = [0, 0]
  for (const mark of order) {
    if (mark === marks.ignored) continue
    if (mark === marks.hit) hits += 1
    else misses += 1
    recalls.push(hits / total)
    precisions.push(hits / (hits + misses + Number.EPSILON))
  }
  for (let place = precisions.length - 2; place >= 0; place -= 1)
    precisions[place] = Math.max(precisions[place] ?? 0, precisions[place + 1] ?? 0)
  let [place, sum] = [0, 0]
  for (const level of levels) {
    while (place < recalls.length && (recalls[place] ?? 0) < level) place += 1
    sum += precisions[place] ?? 0
  }
  return sum / levels.length
}
