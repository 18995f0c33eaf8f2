import { at, between, distance, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'

/** How far a point lies from a straight piece, in metres. */
export function distanceToPiece(point: Point, from: Point, to: Point): number {
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
  const share = Math.max(0, Math.min(1, along / (distance(from, to) ** 2 || 1)))
  return distance(point, between(from, to, share))
}

/** A line without the points that lie within `toleranceM` of what is left of it (Douglas and Peucker 1973). */
export function simplifiedLine(line: Polyline, toleranceM: number): Point[] {
  const kept = new Uint8Array(line.length)
  const open: [number, number][] = [[0, line.length - 1]]
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [first, last] = piece
    kept[first] = 1
    kept[last] = 1
    let farthest = { index: -1, metres: toleranceM }
    for (let index = first + 1; index < last; index++) {
      const metres = distanceToPiece(at(line, index), at(line, first), at(line, last))
      if (metres > farthest.metres) farthest = { index, metres }
    }
    if (farthest.index > 0) open.push([first, farthest.index], [farthest.index, last])
  }
  return line.filter((_, index) => kept[index] === 1)
}

/** A ring in the same way: cut at its first corner and at the one farthest from it, so that both halves are lines. */
export function simplifiedRing(ring: Ring, toleranceM: number): Point[] {
  const first = at(ring, 0)
  const opposite = ring.reduce(
    (best, point, i) => (distance(point, first) > distance(at(ring, best), first) ? i : best),
    0,
  )
  const there = simplifiedLine(ring.slice(0, opposite + 1), toleranceM)
  const back = simplifiedLine([...ring.slice(opposite), first], toleranceM)
  return [...there, ...back.slice(1, -1)]
}
