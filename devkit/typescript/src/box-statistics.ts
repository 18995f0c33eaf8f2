import { areaOf, type Box, type ImageBoxes } from './boxes.ts'

export interface Bin {
  from: number
  /** Undefined in the last, open bin. */
  to: number | undefined
  count: number
}

const sides = [0, 8, 16, 24, 32, 48, 64, 96] as const

/** How many boxes have which size: the side in pixels of a square of the same area. */
export function sizeBins(images: readonly ImageBoxes[]): Bin[] {
  return binned(
    images.flatMap(({ boxes }) => boxes.map((box) => Math.sqrt(areaOf(box)))),
    sides,
  )
}

const metres = [0, 2, 4, 6, 8, 10, 12, 14] as const

/** How many boxes show something that lies how far away: distances in metres, a list for each picture. */
export function distanceBins(distances: readonly (readonly number[])[]): Bin[] {
  return binned(distances.flat(), metres)
}

/** How many pictures hold how many boxes, one bin a number from the least to the most that occurs. */
export function boxesPerImage(images: readonly ImageBoxes[]): Bin[] {
  const counts = images.map(({ boxes }) => boxes.length)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const number = least + index
    return { from: number, to: number, count: counts.filter((count) => count === number).length }
  })
}

/** Where the middles of the boxes lie, as shares of the picture's width and height from its upper left corner. */
export function middles(images: readonly ImageBoxes[]): [x: number, y: number][] {
  const middle = ({ xmin, xmax, ymin, ymax }: Box, { width, height }: ImageBoxes): [number, number] => [
    (xmin + xmax) / 2 / width,
    (ymin + ymax) / 2 / height,
  ]
  return images.flatMap((image) => image.boxes.map((box) => middle(box, image)))
}

/** Thirds of the picture from the top: how many middles lie in each. */
export function rowsOfMiddles(images: readonly ImageBoxes[]): [number, number, number] {
  const thirds: [number, number, number] = [0, 0, 0]
  for (const [, y] of middles(images)) {
    const third = y < 1 / 3 ? 0 : y < 2 / 3 ? 1 : 2
    thirds[third] += 1
  }
  return thirds
}

function binned(values: readonly number[], edges: readonly number[]): Bin[] {
  return edges.map((from, index) => {
    const to = edges[index + 1]
    return { from, to, count: values.filter((value) => value >= from && (to === undefined || value < to)).length }
  })
}
