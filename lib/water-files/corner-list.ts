import { crossesItself, mostCorners } from '#lib/coverage-planning/water-shape'
import type { MapFeature, Place } from '#lib/water-files/map-feature'

/** How much longer than the longest other side the one may be that closes a list of corners. */
const closingFactor = 1.5

/**
 * A list of corners as an outline, a line, or points. It is an outline if its closing side is about as long as the others, since lists
 * seldom repeat the first corner; if its sides cross, it is a list of stations.
 */
export function featureOfCorners(corners: readonly Place[]): MapFeature {
  const nothing = { name: null, polygons: [], lines: [], points: [] }
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 3) return { ...nothing, points: corners }
  const longest = corners.reduce(
    (most, corner, index) => Math.max(most, gapOf(corners[index - 1] ?? corner, corner)),
    0,
  )
  if (gapOf(last, first) > closingFactor * longest) return { ...nothing, lines: [[...corners]] }
  const isKnot = corners.length <= mostCorners && crossesItself(corners.map(([x, y]) => ({ x, y })))
  return isKnot ? { ...nothing, points: corners } : { ...nothing, polygons: [[corners]] }
}

const gapOf = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1])
