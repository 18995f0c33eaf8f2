import { type Box, intersectionOverUnion, type SizeClass, sizeClass } from './boxes.ts'

export interface Detection extends Box {
  file: string
  /** Any scale: only the order counts. */
  score: number
}
export interface Truth extends Box {
  file: string
}

interface Judged {
  score: number
  hit: boolean
}

/**
 * Average precision of one class at one overlap, COCO's way: detections in order of score, each takes the best free
 * truth of its picture; precision is read at 101 recalls. With `size`, truths of other sizes are neither wanted nor
 * held against a detection. Gives NaN where there is nothing to find.
 */
export function averagePrecision(
  detections: readonly Detection[],
  truths: readonly Truth[],
  { overlap = 0.5, size }: { overlap?: number; size?: SizeClass } = {},
): number {
  const wanted = (box: Box) => size === undefined || sizeClass(box) === size
  const total = truths.filter(wanted).length
  if (total === 0) return Number.NaN
  const ordered = detections.toSorted((one, other) => other.score - one.score)
  return interpolated(judged(ordered, truths, overlap, wanted), total)
}

function judged(
  ordered: readonly Detection[],
  truths: readonly Truth[],
  overlap: number,
  wanted: (box: Box) => boolean,
): Judged[] {
  const taken = new Set<Truth>()
  const byFile = Map.groupBy(truths, ({ file }) => file)
  return ordered.flatMap((detection) => {
    const free = (byFile.get(detection.file) ?? []).filter((truth) => !taken.has(truth))
    const best = bestOf(detection, free.filter(wanted), overlap) ?? bestOf(detection, free, overlap)
    if (best) taken.add(best)
    const counts = best ? wanted(best) : wanted(detection)
    return counts ? [{ score: detection.score, hit: best !== undefined }] : []
  })
}

function bestOf(detection: Detection, truths: readonly Truth[], overlap: number): Truth | undefined {
  let [best, most]: [Truth | undefined, number] = [undefined, overlap]
  for (const truth of truths) {
    const shared = intersectionOverUnion(detection, truth)
    if (shared >= most && (best === undefined || shared > most)) [best, most] = [truth, shared]
  }
  return best
}

function interpolated(order: readonly Judged[], total: number): number {
  const curve: { recall: number; precision: number }[] = []
  let hits = 0
  for (const [index, { hit }] of order.entries()) {
    if (hit) hits += 1
    curve.push({ recall: hits / total, precision: hits / (index + 1) })
  }
  let best = 0
  for (const point of curve.toReversed()) {
    best = Math.max(best, point.precision)
    point.precision = best
  }
  const levels = Array.from({ length: 101 }, (_, index) => index / 100)
  const read = levels.map((level) => curve.find(({ recall }) => recall >= level)?.precision ?? 0)
  return read.reduce((sum, precision) => sum + precision, 0) / levels.length
}
