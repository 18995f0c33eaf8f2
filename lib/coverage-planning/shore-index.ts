import { at, between, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { type Side, sidesOf } from '#lib/coverage-planning/sweep-lines'

/** The sides of a water's shores in level rows: a short line is compared with the few sides that are near it. */
export interface ShoreIndex {
  /** Whether a straight line crosses a shore (touching it does not count). */
  crosses(from: Point, to: Point): boolean
  /** The stretches of a straight line that lie on the water, as shares (0 to 1) of its length, in order. */
  stretches(from: Point, to: Point): { from: number; to: number }[]
}

/** Twice the area of a triangle: positive when `c` lies to the left of the line from `a` to `b`. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export function createShoreIndex(rings: readonly Ring[]): ShoreIndex {
  const sides = sidesOf(rings)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { a } of sides) {
    low = Math.min(low, a.y)
    high = Math.max(high, a.y)
  }
  // Few enough rows that sides which run through many of them do not fill the memory.
  const count = Math.max(1, Math.ceil(4 * Math.sqrt(sides.length)))
  const height = (high - low) / count || 1
  const rowOf = (y: number) => Math.min(count - 1, Math.max(0, Math.floor((y - low) / height)))
  const rows: number[][] = Array.from({ length: count }, () => [])
  for (const [index, { a, b }] of sides.entries())
    for (let row = rowOf(Math.min(a.y, b.y)); row <= rowOf(Math.max(a.y, b.y)); row++) at(rows, row).push(index)

  // A side stands in several rows; the number of the question it was last looked at for tells it is done.
  const seen = new Int32Array(sides.length)
  let question = 0

  /** Calls `meet` with each side whose box reaches into the line's box, until it says that this is enough. */
  function eachNear(from: Point, to: Point, meet: (side: Side) => boolean): boolean {
    question++
    const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
    const [south, north] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
    for (let row = rowOf(south); row <= rowOf(north); row++) {
      for (const index of at(rows, row)) {
        if (seen[index] === question) continue
        seen[index] = question
        const side = at(sides, index)
        const { a, b } = side
        if ((a.x < west && b.x < west) || (a.x > east && b.x > east)) continue
        if ((a.y < south && b.y < south) || (a.y > north && b.y > north)) continue
        if (meet(side)) return true
      }
    }
    return false
  }

  function crosses(from: Point, to: Point): boolean {
    const tiny = 1e-6 * Math.hypot(to.x - from.x, to.y - from.y)
    const apart = (one: number, other: number) => (one > tiny && other < -tiny) || (one < -tiny && other > tiny)
    return eachNear(
      from,
      to,
      ({ a, b }) => apart(turn(from, to, a), turn(from, to, b)) && apart(turn(a, b, from), turn(a, b, to)),
    )
  }

  /** Whether a point lies on the water: a level line from it to the east crosses an odd number of sides. */
  function contains({ x, y }: Point): boolean {
    let inside = false
    if (y < low || y > high) return false
    for (const index of at(rows, rowOf(y))) {
      const { a, b } = at(sides, index)
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    return inside
  }

  function stretches(from: Point, to: Point) {
    const cuts = [0, 1]
    eachNear(from, to, ({ a, b }) => {
      const [sideA, sideB] = [turn(from, to, a), turn(from, to, b)]
      if (sideA > 0 === sideB > 0) return false
      const meeting = between(a, b, sideA / (sideA - sideB))
      const share =
        Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
          ? (meeting.x - from.x) / (to.x - from.x)
          : (meeting.y - from.y) / (to.y - from.y)
      if (share > 0 && share < 1) cuts.push(share)
      return false
    })
    cuts.sort((one, other) => one - other)
    return cuts.slice(1).flatMap((end, index) => {
      const start = at(cuts, index)
      return end > start && contains(between(from, to, (start + end) / 2)) ? [{ from: start, to: end }] : []
    })
  }

  return { crosses, stretches }
}
