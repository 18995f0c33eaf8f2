import type { SizeClass } from './boxes.ts'
import {
  type AreaRange,
  type Detection,
  isWanted,
  marked,
  marks,
  type Picture,
  picturesOf,
  type Truth,
} from './detection-matching.ts'
import { FormatError } from './format-error.ts'
import { interpolatedPrecision } from './precision-curve.ts'

export type { Detection, Truth } from './detection-matching.ts'

/** COCO's six figures, each 0 to 1; NaN where the set has no object of that size. */
export interface DetectionScores {
  /** Mean over the overlaps 0.50, 0.55 … 0.95, as are those by size. */
  ap: number
  ap50: number
  ap75: number
  apSmall: number
  apMedium: number
  apLarge: number
}

/** COCO's ranges of area; an object of exactly 32² px is small and medium. */
const ranges: Readonly<Record<'all' | SizeClass, AreaRange>> = {
  all: [0, 1e10],
  small: [0, 32 ** 2],
  medium: [32 ** 2, 96 ** 2],
  large: [96 ** 2, 1e10],
}
/** Overlaps that COCO takes the mean over, as pycocotools makes them: the ninth is a little less than 0.9. */
const overlaps = Array.from({ length: 10 }, (_, index) => (index === 9 ? 0.95 : 0.5 + index * ((0.95 - 0.5) / 9)))
/** COCO counts the best so many detections of a picture. */
const mostInPicture = 100

/**
 * Average precision of one class at one overlap, COCO's way: detections in order of score, each takes the best free
 * truth of its picture; precision is read at 101 recalls. With `size`, truths of other sizes are neither wanted nor
 * held against a detection. Names are not looked at. Gives NaN where there is nothing to find.
 */
export function averagePrecision(
  detections: readonly Detection[],
  truths: readonly Truth[],
  { overlap = 0.5, size }: { overlap?: number; size?: SizeClass } = {},
): number {
  const files = picturesIn(truths, detections)
  const pictures = picturesOf(detections, truths, { files, most: Number.POSITIVE_INFINITY })
  return precisionOf(pictures, scoreOrder(pictures), overlap, ranges[size ?? 'all'])
}

/**
 * Scores of each class of the truths, COCO's way: a detection counts for its own class alone, the hundred best of each
 * picture and class. `files` are the pictures in order, which decides between equal scores; any others follow in the order
 * in which truths, then detections name them. Throws FormatError when no detection has a class of the truths.
 */
export function classScores(
  detections: readonly Detection[],
  truths: readonly Truth[],
  files: readonly string[] = [],
): Map<string, DetectionScores> {
  const names = [...new Set(truths.map(({ name }) => name))].sort()
  const pictures = [...new Set([...files, ...picturesIn(truths, detections)])]
  const found = [...new Set(detections.map(({ name }) => name))].sort()
  if (names.length > 0 && found.length > 0 && !found.some((name) => names.includes(name)))
    throw new FormatError(
      'detections',
      `are of the classes ${found.join(', ')}; the truths have ${names.join(', ')}: give the names of the categories`,
    )
  return new Map(
    names.map((name) => {
      const same = (box: { name: string }) => box.name === name
      return [
        name,
        scoresOf(picturesOf(detections.filter(same), truths.filter(same), { files: pictures, most: mostInPicture })),
      ]
    }),
  )
}

/** The mean of `classScores` over the classes, as COCO prints it; of one class, that class's figures. */
export function detectionScores(
  detections: readonly Detection[],
  truths: readonly Truth[],
  files?: readonly string[],
): DetectionScores {
  const classes = [...classScores(detections, truths, files).values()]
  const mean = (figure: keyof DetectionScores) => meanOf(classes.map((scores) => scores[figure]).filter(isKnown))
  return {
    ap: mean('ap'),
    ap50: mean('ap50'),
    ap75: mean('ap75'),
    apSmall: mean('apSmall'),
    apMedium: mean('apMedium'),
    apLarge: mean('apLarge'),
  }
}

const picturesIn = (...boxes: readonly (readonly { file: string }[])[]): string[] => [
  ...new Set(boxes.flatMap((some) => some.map(({ file }) => file))),
]

function scoresOf(pictures: readonly Picture[]): DetectionScores {
  const order = scoreOrder(pictures)
  const along = (range: AreaRange) => overlaps.map((overlap) => precisionOf(pictures, order, overlap, range))
  const all = along(ranges.all)
  return {
    ap: meanOf(all),
    ap50: all[0] ?? Number.NaN,
    ap75: all[5] ?? Number.NaN,
    apSmall: meanOf(along(ranges.small)),
    apMedium: meanOf(along(ranges.medium)),
    apLarge: meanOf(along(ranges.large)),
  }
}

/** Places of all detections, picture after picture, from the best score down; equals stay in the order of the pictures. */
function scoreOrder(pictures: readonly Picture[]): Uint32Array {
  const scores = pictures.flatMap(({ found }) => found.map(({ score }) => score))
  return Uint32Array.from([...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)))
}

function precisionOf(pictures: readonly Picture[], order: Uint32Array, overlap: number, range: AreaRange): number {
  const total = pictures.reduce((sum, { truths }) => sum + truths.filter((truth) => isWanted(truth, range)).length, 0)
  if (total === 0) return Number.NaN
  const given = new Uint8Array(order.length)
  let place = 0
  for (const picture of pictures) {
    given.set(marked(picture, overlap, range), place)
    place += picture.found.length
  }
  return interpolatedPrecision(
    order.map((at) => given[at] ?? marks.ignored),
    total,
  )
}

const isKnown = (figure: number) => !Number.isNaN(figure)
const meanOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
