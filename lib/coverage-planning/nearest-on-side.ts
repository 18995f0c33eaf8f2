import { between, distance, type Point } from '#lib/coverage-planning/geometry'

export function nearestOnSide(point: Point, from: Point, to: Point): Point {
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
  return between(from, to, Math.max(0, Math.min(1, along / (distance(from, to) ** 2 || 1))))
}

export function distanceToSide(point: Point, from: Point, to: Point): number {
  return distance(point, nearestOnSide(point, from, to))
}
