import type { Box, ImageBoxes } from './boxes.ts'
import { classNumber } from './class-order.ts'
import { FormatError, numberIn } from './format-error.ts'

/** By so much a share may pass 0 or 1: programs round to six decimals. */
const rounding = 0.00001

/**
 * Reads one YOLO label file: `class centre-x centre-y width height`, as shares of the picture. A line of a segmentation file
 * (`class x y x y x y …`) becomes the box around its outline, as the programs that train on both take it. A class without a name
 * in `names` is named by its number. Throws FormatError.
 */
export const readYolo = (text: string, image: Omit<ImageBoxes, 'boxes'>, names: readonly string[]): ImageBoxes =>
  readYoloWhole(text, image, names).image

/** `readYolo`, with how many of its boxes were outlines. */
export function readYoloWhole(text: string, image: Omit<ImageBoxes, 'boxes'>, names: readonly string[]) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  let masks = 0
  const boxes = lines.flatMap((words, index): Box[] => {
    if (words === '') return []
    const line = index + 1
    const place = `YOLO line ${line}`
    const fields = words.split(/\s+/)
    const isOutline = fields.length >= 7 && fields.length % 2 === 1
    if (fields.length !== 5 && !isOutline)
      throw new FormatError(place, `has ${fields.length} values instead of 5`, {
        code: 'lineValues',
        line,
        count: fields.length,
      })
    const [id = 0, ...shares] = fields.map((field) =>
      numberIn(field, place, (text) => ({ code: 'lineNumber', line, text })),
    )
    if (!Number.isInteger(id) || id < 0)
      throw new FormatError(place, `class ${id} is not a whole number from 0`, { code: 'lineClass', line, id })
    if (shares.some((share) => share < -rounding || share > 1 + rounding))
      throw new FormatError(place, 'shares must lie between 0 and 1', { code: 'lineShares', line })
    if (isOutline) masks += 1
    const [left, top, right, bottom] = isOutline ? around(shares) : edgesOf(shares)
    return [
      {
        name: names[id] ?? String(id),
        xmin: left * image.width,
        ymin: top * image.height,
        xmax: right * image.width,
        ymax: bottom * image.height,
      },
    ]
  })
  return { image: { ...image, boxes }, masks }
}

type Edges = readonly [left: number, top: number, right: number, bottom: number]

const edgesOf = ([x = 0, y = 0, across = 0, down = 0]: readonly number[]): Edges => [
  x - across / 2,
  y - down / 2,
  x + across / 2,
  y + down / 2,
]

function around(outline: readonly number[]): Edges {
  const [xs, ys] = [0, 1].map((axis) => outline.filter((_, place) => place % 2 === axis))
  return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))]
}

/**
 * Writes one YOLO label file, shares to eight places: no multiple of a half pixel in 640 lies between two of them. Throws
 * FormatError for a picture without size or a class that is not listed.
 */
export function writeYolo({ file, width, height, boxes }: ImageBoxes, names: readonly string[]): string {
  if (!(width > 0 && height > 0))
    throw new FormatError('YOLO', `${file} has no width and height`, { code: 'imageSize', file })
  return boxes
    .map(({ name, xmin, ymin, xmax, ymax }) => {
      const shares = [
        (xmin + xmax) / 2 / width,
        (ymin + ymax) / 2 / height,
        (xmax - xmin) / width,
        (ymax - ymin) / height,
      ]
      return `${classNumber(name, names)} ${shares.map((share) => share.toFixed(8)).join(' ')}\n`
    })
    .join('')
}
