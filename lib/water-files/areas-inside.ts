import { at, positive, type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { type Polygon, ringsContain } from '#lib/coverage-planning/polygon'
import { areaOf } from '#lib/coverage-planning/polygon-boolean'
import { sizeOf } from '#lib/water-files/drawable-outline'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import { planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

/** Areas inside that are islands are few and small, and hold no others; depths and zones fill a lake, one in another. */
const mostIslandShare = 0.5

/** So many islands a drawing may have, and so many more are looked at. */
export const mostIslands = 200
const mostTried = 1_000

/** The other areas of a file that lie inside a water, and whether they are likely to be islands; null without any. */
export function areasInside(
  pieces: readonly WaterPiece[],
  group: readonly number[],
  water: Polygon,
  origin: GeographicPosition,
): { rings: Ring[]; areaM2: number; likely: boolean } | null {
  const rings = pieces
    .filter((piece, index) => piece.kind === 'area' && !group.includes(index) && mayLieIn(piece, origin))
    .flatMap(({ rings: [outline], fromLine }) => (outline ? [{ ring: planeRing(outline, origin), fromLine }] : []))
    .filter(({ ring }) => Math.abs(signedArea(ring)) < 0.99 * sizeOf(water) && liesIn(ring, water))
  if (rings.length === 0) return null
  const shores = rings.map(({ ring }) => ring)
  const areaM2 = areaOf(shores.map(positive))
  if (shores.length > mostTried) return { rings: shores, areaM2, likely: false }
  const nested = shores.some((ring) => shores.some((other) => other !== ring && ringsContain([other], at(ring, 0))))
  const drawnAlike = rings.every(({ fromLine }) => !fromLine) || pieces.every(({ fromLine }) => fromLine)
  return { rings: shores, areaM2, likely: !nested && drawnAlike && areaM2 <= mostIslandShare * sizeOf(water) }
}

const degreesAround = 1

function mayLieIn({ middle }: WaterPiece, origin: GeographicPosition): boolean {
  const apart = Math.abs(middle.longitude - origin.longitude)
  return Math.min(apart, 360 - apart) < 4 * degreesAround && Math.abs(middle.latitude - origin.latitude) < degreesAround
}

function liesIn(ring: Ring, { outline, holes }: Polygon): boolean {
  const step = Math.ceil(ring.length / 40)
  const samples = ring.filter((_, index) => index % step === 0)
  return samples.filter((point) => ringsContain([outline, ...holes], point)).length > 0.8 * samples.length
}

export interface DroppedIslands {
  readonly count: number
  readonly areaM2: number
}

/** As many islands as a drawing may have, the largest, and what the others come to. */
export function largestIslands(islands: readonly Ring[]): { islands: Ring[]; dropped: DroppedIslands | null } {
  const sorted = [...islands].sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
  const dropped = sorted.slice(mostIslands)
  const areaM2 = dropped.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0)
  return {
    islands: sorted.slice(0, mostIslands),
    dropped: dropped.length > 0 ? { count: dropped.length, areaM2 } : null,
  }
}
