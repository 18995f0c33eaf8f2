import type { Ring } from '#lib/coverage-planning/geometry'
import { simplifiedRing } from '#lib/coverage-planning/simplified-line'
import { crossesItself, readWater, type WaterShape } from '#lib/coverage-planning/water-shape'
import { type AddressedWater, encodeWater } from '#lib/water-address/encode-water'

/** Metres that a shore may move, tried one after the other: half a metre, then a quarter more each time, to some 130 m. */
const tolerancesM = Array.from({ length: 26 }, (_, step) => Number((0.5 * 1.25 ** step).toPrecision(2)))

/**
 * A water as a word of at most `most` characters, its shore simplified as little as needed.
 * @returns also how far the shore may be off, 0 if nothing was left out; null if no simpler shore fits
 */
export function fittingWater(water: AddressedWater, most: number) {
  for (const toleranceM of [0, ...tolerancesM]) {
    const shape = toleranceM === 0 ? water.shape : simplifiedShape(water.shape, toleranceM)
    const word = encodeWater({ ...water, shape })
    if (word.length > most) continue
    const read = readWater(shape)
    if (read.ok) return { word, toleranceM, areaM2: read.areaM2 }
  }
  return null
}

function simplifiedShape(shape: WaterShape, toleranceM: number): WaterShape {
  const simpler = (rings: readonly Ring[]) =>
    rings.map((ring) => simplifiedRing(ring, toleranceM)).filter((ring) => ring.length >= 3 && !crossesItself(ring))
  return {
    ...shape,
    outline: simplifiedRing(shape.outline, toleranceM),
    islands: simpler(shape.islands),
    shallows: simpler(shape.shallows),
  }
}
