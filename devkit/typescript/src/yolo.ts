import type { Box, ImageBoxes } from './boxes.ts'
import { classNumber } from './class-order.ts'
import { FormatError, numberIn } from './format-error.ts'

/**
 * Reads one YOLO label file: `class centre-x centre-y width height`, as shares of the picture. A class without a name in
 * `names` is named by its number. Throws FormatError.
 */
export function readYolo(text: string, image: Omit<ImageBoxes, 'boxes'>, names: readonly string[]): ImageBoxes {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const boxes = lines.flatMap((words, index): Box[] => {
    if (words === '') return []
    const line = index + 1
    const place = `YOLO line ${line}`
    const fields = words.split(/\s+/)
    if (fields.length !== 5)
      throw new FormatError(place, `has ${fields.length} values instead of 5`, {
        code: 'lineValues',
        line,
        count: fields.length,
      })
    const [id = 0, x = 0, y = 0, across = 0, down = 0] = fields.map((field) =>
      numberIn(field, place, (text) => ({ code: 'lineNumber', line, text })),
    )
    if (!Number.isInteger(id) || id < 0)
      throw new FormatError(place, `class ${id} is not a whole number from 0`, { code: 'lineClass', line, id })
    if ([x, y, across, down].some((share) => share < 0 || share > 1))
      throw new FormatError(place, 'shares must lie between 0 and 1', { code: 'lineShares', line })
    return [
      {
        name: names[id] ?? String(id),
        xmin: (x - across / 2) * image.width,
        ymin: (y - down / 2) * image.height,
        xmax: (x + across / 2) * image.width,
        ymax: (y + down / 2) * image.height,
      },
    ]
  })
  return { ...image, boxes }
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
