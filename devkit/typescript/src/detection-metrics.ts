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

/** COCO's six figures of one class, each 0 to 1; NaN where the set has no object of that size. */
export interface DetectionScores {
  /** Mean over the overlaps 0.50, 0.55 … 0.95, as are those by size. */
  ap: number
  ap50: number
  ap75: number
  apSmall: number
  apMedium: number
  apLarge: number
}

/** Overlaps that COCO takes the mean over. */
const overlaps = Array.from({ length: 10 }, (_, index) => (50 + 5 * index) / 100)
/** COCO counts the best so many detections of a picture. */
const mostInPicture = 100

/** Scores of the detections of one class, COCO's way: the hundred best of each picture count. */
export function detectionScores(detections: readonly Detection[], truths: readonly Truth[]): DetectionScores {
  const counted = [...byPicture(detections).values()].flatMap((found) =>
    found.toSorted((one, other) => other.score - one.score).slice(0, mostInPicture),
  )
  const mean = (size?: SizeClass) =>
    overlaps.reduce((sum, overlap) => sum + averagePrecision(counted, truths, { overlap, size }), 0) / overlaps.length
  return {
    ap: mean(),
    ap50: averagePrecision(counted, truths),
    ap75: averagePrecision(counted, truths, { overlap: 0.75 }),
    apSmall: mean('small'),
    apMedium: mean('medium'),
    apLarge: mean('large'),
  }
}

/** Not Map.groupBy: a page scores detections in the browser, older ones too. */
function byPicture<Found extends { file: string }>(boxes: readonly Found[]): Map<string, Found[]> {
  const groups = new Map<string, Found[]>()
  for (const box of boxes) {
    const same = groups.get(box.file)
    if (same) same.push(box)
    else groups.set(box.file, [box])
  }
  return groups
}

function judged(
  ordered: readonly Detection[],
  truths: readonly Truth[],
  overlap: number,
  wanted: (box: Box) => boolean,
): Judged[] {
  const taken = new Set<Truth>()
  const byFile = byPicture(truths)
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
