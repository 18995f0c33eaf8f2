import { at, between, distance, type Point, type Ring, signedArea } from '#lib/coverage-planning/geometry'

export interface ShorePlace {
  readonly place: Point
  /** Unit vector from the water to the land. */
  readonly landward: Point
  /** Metres along its ring. */
  readonly alongM: number
}

/** Metres of a closed line. */
export function roundOf(ring: Ring): number {
  return ring.reduce((sum, from, index) => sum + distance(from, at(ring, (index + 1) % ring.length)), 0)
}

/** Places along a shore, `stepM` apart; `land`: whether the land is inside the ring (an island) or outside. */
export function shorePlaces(ring: Ring, land: 'inside' | 'outside', stepM: number): ShorePlace[] {
  const isTurned = signedArea(ring) < 0 !== (land === 'inside')
  const places: ShorePlace[] = []
  let alongM = 0
  let next = stepM / 2
  for (const [index, from] of ring.entries()) {
    const to = at(ring, (index + 1) % ring.length)
    const side = distance(from, to)
    if (side === 0) continue
    const out = { x: (to.y - from.y) / side, y: (from.x - to.x) / side }
    const landward = isTurned ? { x: -out.x, y: -out.y } : out
    for (; next < alongM + side; next += stepM)
      places.push({ place: between(from, to, (next - alongM) / side), landward, alongM: next })
    alongM += side
  }
  return places
}

/** The place on the shores that lies nearest to a point, as good as `stepM` is fine. */
export function nearestShore(outline: Ring, islands: readonly Ring[], point: Point, stepM: number): ShorePlace {
  const places = [
    ...shorePlaces(outline, 'outside', stepM),
    ...islands.flatMap((ring) => shorePlaces(ring, 'inside', stepM)),
  ]
  return places.reduce(
    (best, each) => (distance(each.place, point) < distance(best.place, point) ? each : best),
    at(places, 0),
  )
}
