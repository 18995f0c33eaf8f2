import Flatbush from 'flatbush'
import type { Point } from '#lib/coverage-planning/geometry'
import { numbersPerLane } from '#lib/water-scene/swept-lanes'

/** Tells when a place is swept first, in seconds from the start; never is infinity. */
export type SweptAt = (place: Point) => number

/** @param lanes as `sweptLanes` gives them */
export function createSweptTimes(lanes: Float32Array, widthM: number): SweptAt {
  const count = lanes.length / numbersPerLane
  if (count === 0) return () => Number.POSITIVE_INFINITY
  const half = widthM / 2
  const boxes = new Flatbush(count)
  for (let index = 0; index < count; index++) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = lanes.subarray(index * numbersPerLane)
    boxes.add(Math.min(ax, bx) - half, Math.min(ay, by) - half, Math.max(ax, bx) + half, Math.max(ay, by) + half)
  }
  boxes.finish()
  return ({ x, y }) => {
    let first = Number.POSITIVE_INFINITY
    for (const index of boxes.search(x, y, x, y)) {
      const [ax = 0, ay = 0, bx = 0, by = 0, from = 0, to = 0] = lanes.subarray(index * numbersPerLane)
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / Math.max(dx * dx + dy * dy, 1e-9)))
      const aside = Math.hypot(ax + dx * along - x, ay + dy * along - y)
      if (aside <= half) first = Math.min(first, from + (to - from) * along)
    }
    return first
  }
}
