import type { Box, ImageBoxes } from './boxes.ts'
import { FormatError, numberIn } from './format-error.ts'

/** Reads one YOLO label file: `class centre-x centre-y width height`, as shares of the picture. Throws FormatError. */
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
    const name = names[id]
    if (name === undefined) throw new FormatError(place, `class ${id} has no name`, { code: 'lineClass', line, id })
    if ([x, y, across, down].some((share) => share < 0 || share > 1))
      throw new FormatError(place, 'shares must lie between 0 and 1', { code: 'lineShares', line })
    return [
      {
        name,
        xmin: (x - across / 2) * image.width,
        ymin: (y - down / 2) * image.height,
        xmax: (x + across / 2) * image.width,
        ymax: (y + down / 2) * image.height,
      },
    ]
  })
  return { ...image, boxes }
}

/** Writes one YOLO label file, shares to eight places: no multiple of a half pixel in 640 lies between two of them. */
export function writeYolo({ width, height, boxes }: ImageBoxes, names: readonly string[]): string {
  return boxes
    .map(({ name, xmin, ymin, xmax, ymax }) => {
      const shares = [
        (xmin + xmax) / 2 / width,
        (ymin + ymax) / 2 / height,
        (xmax - xmin) / width,
        (ymax - ymin) / height,
      ]
      return `${names.indexOf(name)} ${shares.map((share) => share.toFixed(8)).join(' ')}\n`
    })
    .join('')
}
