import { at, distance, signedArea } from '#lib/coverage-planning/geometry'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { lakeOfArea } from '#lib/water-drawing/drawing'

/** Metres that a corner may lie off: an address keeps decimetres. */
const roundingM = 0.2

/** Whether a water is the plain lake that stands for an area of which no outline is known. */
export function isPlainLake({ outline, islands, shallows }: WaterShape): boolean {
  if (islands.length + shallows.length > 0) return false
  const plain = lakeOfArea(Math.abs(signedArea(outline))).outline
  return outline.length === plain.length && outline.every((point, i) => distance(point, at(plain, i)) < roundingM)
}
