/** A place on the water in metres: x to the east, y to the north of the drawing's own origin. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed line; the last point is joined to the first and not repeated. */
export type Ring = readonly Point[]

/** A line that is travelled from its first point to its last. */
export type Polyline = readonly Point[]

/** Metres between two points of the plane. */
export function distance(from: Point, to: Point): number {
  const x = to.x - from.x
  const y = to.y - from.y
  // Not Math.hypot: it guards against overflow far beyond any lake, and takes several times as long.
  return Math.sqrt(x * x + y * y)
}

/** Length of a line in metres. */
export function lengthOf(line: Polyline): number {
  let total = 0
  for (let index = 1; index < line.length; index++) total += distance(at(line, index - 1), at(line, index))
  return total
}

/** Signed area in m² (shoelace rule): positive when the ring runs counter-clockwise. */
export function signedArea(ring: Ring): number {
  let twice = 0
  for (let index = 0; index < ring.length; index++) {
    const from = at(ring, index)
    const to = at(ring, (index + 1) % ring.length)
    twice += from.x * to.y - to.x * from.y
  }
  return twice / 2
}

/** The same ring wound counter-clockwise, as outlines are. */
export const positive = (ring: Ring): Ring => (signedArea(ring) < 0 ? [...ring].reverse() : ring)

/** Metres round a ring; 0 where nothing is drawn yet. */
export const perimeterOf = (ring: Ring): number =>
  ring.reduce((sum, point, index) => sum + distance(point, at(ring, (index + 1) % ring.length)), 0)

/** The element at an index that is known to exist; a wrong index is a fault of ours and throws. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no element ${index} among ${items.length}`)
  return item
}

/** A point turned about the origin, counter-clockwise by the angle of this cosine and sine. */
export function rotate(point: Point, cosine: number, sine: number): Point {
  return { x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine }
}

/** The point that lies `share` (0 to 1) of the way along a straight line. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
