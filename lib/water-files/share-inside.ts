import { at, between, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { distanceToSide } from '#lib/coverage-planning/nearest-on-side'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

const mostSamples = 40
const leastSamples = 12
/** Where two halves of a lake meet, neither lies in the other. */
const sharedM = 1

/** How much of the smaller one's shore lies within the outline of the larger: an island of its own, or a depth. */
export function shareInside(one: WaterPiece, two: WaterPiece): number {
  const [large, small] = one.areaM2 >= two.areaM2 ? [one, two] : [two, one]
  const [outline, inner] = [large, small].map(({ rings }) => planeRing(rings[0] ?? [], large.middle))
  if (!outline || !inner) return 0
  const shared = sidesNear(inner, outline)
  const apart = sampled(inner).filter((point) =>
    shared.every(([from, to]) => distanceToSide(point, from, to) > sharedM),
  )
  // A shore that is the other's all round is the same lake.
  return apart.length === 0 ? 1 : apart.filter((point) => ringsContain([outline], point)).length / apart.length
}

/** Places along a shore: some of many corners, more than the corners of a few. */
function sampled(ring: Ring): Point[] {
  const step = Math.ceil(ring.length / mostSamples)
  const parts = Math.ceil(leastSamples / ring.length)
  return ring
    .filter((_, index) => index % step === 0)
    .flatMap((corner, index) => {
      const next = at(ring, (index * step + 1) % ring.length)
      return Array.from({ length: parts }, (_, part) => between(corner, next, part / parts))
    })
}

/** The sides of an outline that come near the box round a ring: of a large lake few do. */
function sidesNear(ring: Ring, outline: Ring): (readonly [Point, Point])[] {
  const [east, north, west, south] = ring.reduce(
    ([right, top, left, bottom], { x, y }) => [
      Math.max(right, x),
      Math.max(top, y),
      Math.min(left, x),
      Math.min(bottom, y),
    ],
    [-Infinity, -Infinity, Infinity, Infinity] as readonly [number, number, number, number],
  )
  const sides: (readonly [Point, Point])[] = []
  let from = at(outline, outline.length - 1)
  for (const to of outline) {
    const isFar =
      Math.min(from.x, to.x) > east + sharedM ||
      Math.max(from.x, to.x) < west - sharedM ||
      Math.min(from.y, to.y) > north + sharedM ||
      Math.max(from.y, to.y) < south - sharedM
    if (!isFar) sides.push([from, to])
    from = to
  }
  return sides
}
