import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { distanceToSide, nearestOnSide } from '#lib/coverage-planning/nearest-on-side'
import { type Polygon, ringsContain, ringsOf } from '#lib/coverage-planning/polygon'

/** A point of the file further from the shore than this is no dock. */
const dockReachM = 50
/** Among more points at a shore than these the first are looked at. */
const mostDocks = 500

/** The point nearest to the shore, if it is near enough; on the shore itself where it lies on land. */
export function dockAtShore(points: readonly Point[], water: Polygon): Point | null {
  let best: { apart: number; place: Point } | null = null
  for (const point of points.filter((each) => isNearBox(each, water.outline)).slice(0, mostDocks)) {
    for (const ring of ringsOf(water)) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length] ?? from
        const apart = distanceToSide(point, from, to)
        if (apart > dockReachM || apart >= (best?.apart ?? Infinity)) continue
        const onWater = ringsContain(ringsOf(water), point)
        best = { apart, place: onWater ? point : nearestOnSide(point, from, to) }
      }
    }
  }
  return best?.place ?? null
}

function isNearBox({ x, y }: Point, outline: Ring): boolean {
  let [east, north, west, south] = [false, false, false, false]
  for (const corner of outline) {
    west ||= corner.x <= x + dockReachM
    east ||= corner.x >= x - dockReachM
    south ||= corner.y <= y + dockReachM
    north ||= corner.y >= y - dockReachM
  }
  return west && east && south && north
}
