import { areaOfShape } from '#lib/coverage-planning/water-shape'
import { decodeWater } from '#lib/water-address/decode-water'

/** Area (m²) and latitude of a water encoded in an address; null if it cannot be read. Loaded only for such an address. */
export function drawnWater(word: string): { areaM2: number; latitude: number | null } | null {
  const water = decodeWater(word)
  return water && { areaM2: areaOfShape(water.shape), latitude: water.origin?.latitude ?? null }
}
