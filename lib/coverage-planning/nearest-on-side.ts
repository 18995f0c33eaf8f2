import { between, distance, type Point } from '#lib/coverage-planning/geometry'

/** The place of a straight side that is nearest to a point. */
export function nearestOnSide(point: Point, from: Point, to: Point): Point {
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
  return between(from, to, Math.max(0, Math.min(1, along / (distance(from, to) ** 2 || 1))))
}

/** Metres from a point to the nearest place of a straight side. */
export function distanceToSide(point: Point, from: Point, to: Point): number {
  return distance(point, nearestOnSide(point, from, to))
}
