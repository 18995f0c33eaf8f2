import { at, between, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { distanceToSide } from '#lib/coverage-planning/nearest-on-side'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

const mostSamples = 40
/** Where two halves of a lake meet, neither lies in the other. */
const sharedM = 1

/** How much of the smaller one's shore lies within the outline of the larger: an island of its own, or a depth. */
export function shareInside(one: WaterPiece, two: WaterPiece): number {
  const [large, small] = one.areaM2 >= two.areaM2 ? [one, two] : [two, one]
  const [outline, inner] = [large, small].map(({ rings }) => planeRing(rings[0] ?? [], large.middle))
  if (!outline || !inner) return 0
  const samples = sampled(inner).map((point) => (isOnSide(point, outline) ? null : ringsContain([outline], point)))
  const apart = samples.filter((isInside) => isInside !== null)
  // A shore that is the other's all round is the same lake.
  return apart.length === 0 ? 1 : apart.filter(Boolean).length / apart.length
}

/** Places along a shore: some of many corners, more than the corners of a few. */
function sampled(ring: Ring): Point[] {
  const step = Math.ceil(ring.length / mostSamples)
  const parts = Math.ceil(mostSamples / ring.length)
  return ring
    .filter((_, index) => index % step === 0)
    .flatMap((corner, index) =>
      Array.from({ length: parts }, (_, part) =>
        between(corner, at(ring, (index * step + 1) % ring.length), part / parts),
      ),
    )
}

const isOnSide = (point: Point, ring: Ring) =>
  ring.some((from, index) => distanceToSide(point, from, at(ring, (index + 1) % ring.length)) <= sharedM)
