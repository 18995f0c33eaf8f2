import { at, type Point, type Ring, signedArea } from '#lib/coverage-planning/geometry'

/** One connected water: its shore and the islands in it. */
export interface Polygon {
  readonly outline: Ring
  readonly holes: readonly Ring[]
}

/** The shores of a water: its outline first, then its islands. */
export function ringsOf(polygon: Polygon): Ring[] {
  return [polygon.outline, ...polygon.holes]
}

/** Whether a point lies inside an even number of crossings away from the outside; the shore itself may go either way. */
export function ringsContain(rings: readonly Ring[], point: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const a = at(ring, index)
      const b = at(ring, before)
      if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) {
        inside = !inside
      }
    }
  }
  return inside
}

/** Sorts outlines (positive area) and holes (negative) into polygons, the largest first. */
export function polygonsOf(rings: readonly Ring[]): Polygon[] {
  const outlines = rings.filter((ring) => signedArea(ring) > 0).sort((a, b) => signedArea(b) - signedArea(a))
  const polygons = outlines.map((outline) => ({ outline, holes: [] as Ring[] }))
  // The smallest outline that holds an island is its water: an island may hold a pond with an island of its own.
  const smallestFirst = [...polygons].reverse()
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    smallestFirst.find(({ outline }) => ringsContain([outline], at(hole, 0)))?.holes.push(hole)
  }
  return polygons
}
