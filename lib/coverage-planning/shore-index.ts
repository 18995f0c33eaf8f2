import Flatbush from 'flatbush'
import { at, between, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { sidesOf } from '#lib/coverage-planning/sweep-lines'

/** What a pass ends at. */
export interface Shores {
  /** The stretches of a straight line that lie on the water, as shares (0 to 1) of its length, in order. */
  stretches(from: Point, to: Point): { from: number; to: number }[]
}

/** The sides of a water's shores, found by where they lie: a short line is compared with the few sides that are near it. */
export interface ShoreIndex extends Shores {
  /** Whether a straight line crosses a shore (touching it does not count). */
  crosses(from: Point, to: Point): boolean
}

/** Twice the area of a triangle: positive when `c` lies to the left of the line from `a` to `b`. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** An index over the sides of all shores, so that a question about one line looks only at the sides near it. */
export function createShoreIndex(rings: readonly Ring[]): ShoreIndex {
  const sides = sidesOf(rings)
  if (sides.length === 0) return { crosses: () => false, stretches: () => [] }
  const boxes = new Flatbush(sides.length)
  for (const { a, b } of sides)
    boxes.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
  boxes.finish()

  const sidesNear = (from: Point, to: Point) =>
    boxes.search(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y))

  function crosses(from: Point, to: Point): boolean {
    const tiny = 1e-6 * Math.hypot(to.x - from.x, to.y - from.y)
    const apart = (one: number, other: number) => (one > tiny && other < -tiny) || (one < -tiny && other > tiny)
    let isThroughCorner = false
    for (const index of sidesNear(from, to)) {
      const { a, b } = at(sides, index)
      const [sideA, sideB] = [turn(from, to, a), turn(from, to, b)]
      const isBetween = apart(turn(a, b, from), turn(a, b, to))
      if (isBetween && apart(sideA, sideB)) return true
      isThroughCorner ||= isBetween && (Math.abs(sideA) <= tiny || Math.abs(sideB) <= tiny)
    }
    // In at one corner and out at another crosses no side: what lies between is looked at.
    if (!isThroughCorner) return false
    const onWater = stretches(from, to).reduce((sum, stretch) => sum + stretch.to - stretch.from, 0)
    return onWater < 1 - 1e-9
  }

  /** Whether a point lies on the water: a level line from it to the east crosses an odd number of sides. */
  function contains({ x, y }: Point): boolean {
    let inside = false
    for (const index of boxes.search(x, y, boxes.maxX, y)) {
      const { a, b } = at(sides, index)
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    return inside
  }

  function stretches(from: Point, to: Point) {
    const cuts = [0, 1]
    for (const index of sidesNear(from, to)) {
      const { a, b } = at(sides, index)
      const [sideA, sideB] = [turn(from, to, a), turn(from, to, b)]
      if (sideA > 0 === sideB > 0) continue
      const meeting = between(a, b, sideA / (sideA - sideB))
      const share =
        Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
          ? (meeting.x - from.x) / (to.x - from.x)
          : (meeting.y - from.y) / (to.y - from.y)
      if (share > 0 && share < 1) cuts.push(share)
    }
    cuts.sort((one, other) => one - other)
    return cuts.slice(1).flatMap((end, index) => {
      const start = at(cuts, index)
      return end > start && contains(between(from, to, (start + end) / 2)) ? [{ from: start, to: end }] : []
    })
  }

  return { crosses, stretches }
}
