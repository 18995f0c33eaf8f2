import { at, type Point } from '#lib/coverage-planning/geometry'
import { distanceToSide } from '#lib/coverage-planning/nearest-on-side'

/** A line with fewer corners, none left out further than `toleranceM` (Douglas and Peucker 1973); ends stay. */
export function simplifiedLine<Corner extends Point>(line: readonly Corner[], toleranceM: number): Corner[] {
  if (line.length < 3) return [...line]
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  // A stack of its own: a coast of 200,000 corners is deeper than calls may be.
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let furthest = toleranceM
    let corner = 0
    for (let index = from + 1; index < to; index++) {
      const apart = distanceToSide(at(line, index), at(line, from), at(line, to))
      if (apart > furthest) {
        furthest = apart
        corner = index
      }
    }
    if (corner === 0) continue
    kept[corner] = 1
    spans.push([from, corner], [corner, to])
  }
  return line.filter((_, index) => kept[index] === 1)
}

/** A ring with fewer corners: cut at its first corner and the one furthest from it, so that no side of it is lost. */
export function simplifiedRing<Corner extends Point>(ring: readonly Corner[], toleranceM: number): Corner[] {
  const [first] = ring
  if (!first || ring.length < 4) return [...ring]
  let opposite = 0
  let furthest = 0
  for (const [index, { x, y }] of ring.entries()) {
    const apart = (x - first.x) ** 2 + (y - first.y) ** 2
    if (apart > furthest) {
      furthest = apart
      opposite = index
    }
  }
  const there = simplifiedLine(ring.slice(0, opposite + 1), toleranceM)
  const back = simplifiedLine([...ring.slice(opposite), first], toleranceM)
  return [...there, ...back.slice(1, -1)]
}
