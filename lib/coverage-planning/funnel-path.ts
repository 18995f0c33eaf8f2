import { at, type Point } from '#lib/coverage-planning/geometry'

/** An edge that the way crosses, as seen by who crosses it. */
export interface Portal {
  readonly left: Point
  readonly right: Point
}

/** Twice the area of a triangle: positive when `c` lies to the left of the line from `a` to `b`. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y

/** The shortest line through all portals in order, like a rope pulled tight (the funnel algorithm). */
export function funnelPath(from: Point, to: Point, crossed: readonly Portal[]): Point[] {
  const portals = [...crossed, { left: to, right: to }]
  const line: Point[] = [from]
  let apex = from
  let left = from
  let right = from
  let leftIndex = -1
  let rightIndex = -1
  for (let index = 0; index < portals.length; index++) {
    const portal = at(portals, index)
    if (turn(apex, right, portal.right) >= 0) {
      if (same(apex, right) || turn(apex, left, portal.right) < 0) {
        right = portal.right
        rightIndex = index
      } else {
        // The right side crossed the left one: the rope bends around the left corner.
        apex = left
        line.push(apex)
        index = leftIndex
        right = apex
        rightIndex = leftIndex
        left = apex
        continue
      }
    }
    if (turn(apex, left, portal.left) <= 0) {
      if (same(apex, left) || turn(apex, right, portal.left) > 0) {
        left = portal.left
        leftIndex = index
      } else {
        apex = right
        line.push(apex)
        index = rightIndex
        left = apex
        leftIndex = rightIndex
        right = apex
      }
    }
  }
  if (!same(line.at(-1) ?? from, to)) line.push(to)
  return line.filter((point, index) => index === 0 || !same(point, at(line, index - 1)))
}
