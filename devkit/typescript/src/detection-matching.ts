import { areaOf, type Box, intersectionOverUnion, sharedArea } from './boxes.ts'

export interface Detection extends Box {
  file: string
  /** Any scale: only the order counts. */
  score: number
}
export interface Truth extends Box {
  file: string
}

/** Square pixels, both ends included, as COCO's own scores take them. */
export type AreaRange = readonly [least: number, most: number]

/** One class in one picture: detections from the best down, and how much of each lies on each truth. */
export interface Picture {
  found: readonly Detection[]
  truths: readonly Truth[]
  /** Row by row: a row for each detection, a column for each truth. */
  overlaps: Float64Array
}

/** What a detection is: an error, a hit, or neither, for what it found or did not find is not asked for. */
export const marks = { miss: 0, hit: 1, ignored: 2 } as const

/** Without the last digits that edges cost: 32 px wide at 412.37 are 31.999…, and COCO's ranges end at 32². */
const settled = (area: number) => Math.round(area * 1e6) / 1e6

function within(area: number, [least, most]: AreaRange): boolean {
  const size = settled(area)
  return size >= least && size <= most
}

/** Whether a truth is to be found: it has the size that is asked for and is not a crowd. */
export const isWanted = (truth: Truth, range: AreaRange): boolean =>
  !truth.crowd && within(truth.maskArea ?? areaOf(truth), range)

/** Groups detections and truths of one class by picture; of each picture the best `most` detections count. */
export function picturesOf(
  detections: readonly Detection[],
  truths: readonly Truth[],
  { files, most }: { files: readonly string[]; most: number },
): Picture[] {
  const [found, wanted] = [byFile(detections), byFile(truths)]
  return files.map((file) => {
    const best = (found.get(file) ?? []).toSorted((one, other) => other.score - one.score).slice(0, most)
    const labelled = wanted.get(file) ?? []
    const overlaps = new Float64Array(best.length * labelled.length)
    for (const [row, detection] of best.entries())
      for (const [column, truth] of labelled.entries())
        overlaps[row * labelled.length + column] = overlapOf(detection, truth)
    return { found: best, truths: labelled, overlaps }
  })
}

/** Not Map.groupBy: a page scores detections in the browser, older ones too. */
function byFile<Found extends { file: string }>(boxes: readonly Found[]): Map<string, Found[]> {
  const groups = new Map<string, Found[]>()
  for (const box of boxes) {
    const same = groups.get(box.file)
    if (same) same.push(box)
    else groups.set(box.file, [box])
  }
  return groups
}

/** Intersection over union; with a crowd, the share of the detection that lies in it. */
function overlapOf(detection: Detection, truth: Truth): number {
  if (!truth.crowd) return intersectionOverUnion(detection, truth)
  const shared = sharedArea(detection, truth)
  return shared === 0 ? 0 : shared / areaOf(detection)
}

/**
 * Marks each detection of a picture, COCO's way: from the best down each takes the truth it overlaps most, of those that
 * are wanted first; of equals the later one. A crowd may be taken by many.
 */
export function marked({ found, truths, overlaps }: Picture, overlap: number, range: AreaRange): Uint8Array {
  const wanted = truths.map((truth) => isWanted(truth, range))
  const columns = [...truths.keys()].sort((one, other) => Number(wanted[other]) - Number(wanted[one]))
  const taken = new Uint8Array(truths.length)
  const given = new Uint8Array(found.length)
  for (const [row, detection] of found.entries()) {
    let best: number | undefined
    let most = Math.min(overlap, 1 - 1e-10)
    for (const column of columns) {
      if (taken[column] && !truths[column]?.crowd) continue
      if (best !== undefined && wanted[best] && !wanted[column]) break
      const here = overlaps[row * truths.length + column] ?? 0
      if (here < most) continue
      most = here
      best = column
    }
    if (best !== undefined) taken[best] = 1
    if (best === undefined) given[row] = within(areaOf(detection), range) ? marks.miss : marks.ignored
    else given[row] = wanted[best] ? marks.hit : marks.ignored
  }
  return given
}
