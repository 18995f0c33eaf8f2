import { FormatError } from './format-error.ts'
import { readGreyPng } from './png.ts'

export interface WaterMask {
  width: number
  height: number
  /** 1 where water is, row by row. */
  water: Uint8Array
}

/** Reads a mask stored as 8-bit PNG: anything but 0 is water. */
export async function readWaterMask(bytes: Uint8Array): Promise<WaterMask> {
  const { width, height, values } = await readGreyPng(bytes)
  return { width, height, water: Uint8Array.from(values, (value) => (value > 0 ? 1 : 0)) }
}

/** Share of the picture that is water. */
export const waterShare = ({ water }: WaterMask): number => water.reduce((sum, value) => sum + value, 0) / water.length

/** The first row of water in each column, from the top; the height where a column has none. */
export function waterline({ width, height, water }: WaterMask): number[] {
  return Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row += 1) if (water[row * width + column]) return row
    return height
  })
}

/** Intersection over union of the water of two masks. Throws FormatError when sizes differ. */
export function maskOverlap(one: WaterMask, other: WaterMask): number {
  if (one.width !== other.width || one.height !== other.height) throw new FormatError('mask', 'sizes differ')
  let [shared, either] = [0, 0]
  for (const [index, value] of one.water.entries()) {
    shared += value & (other.water[index] ?? 0)
    either += value | (other.water[index] ?? 0)
  }
  return either === 0 ? 1 : shared / either
}
