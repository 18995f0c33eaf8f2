import { positive, signedArea } from '#lib/coverage-planning/geometry'
import { type Polygon, polygonsOf, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf } from '#lib/coverage-planning/polygon-boolean'
import { simplifiedRing } from '#lib/coverage-planning/simplified-line'
import { crossingsOf, mostCorners } from '#lib/coverage-planning/water-shape'

/** What a simpler outline costs: corners before and after, how far it may lie off, and the change of its area. */
export interface Simplified {
  readonly from: number
  readonly to: number
  readonly toleranceM: number
  readonly changedM2: number
  readonly areaM2: number
}

/** An outline that crosses itself more often is none. */
const mostCrossings = 500

/** A crossing outline cannot be drawn: the largest part of what it holds is taken. */
function withoutCrossings(water: Polygon): { water: Polygon; lostM2: number } | null {
  const crossings = crossingsOf([water.outline], mostCrossings)
  if (crossings === 0) return { water, lostM2: 0 }
  if (crossings >= mostCrossings) return null
  const parts = polygonsOf(differenceOf([positive(water.outline)], water.holes.map(positive)))
  const [largest, ...others] = parts
  if (!largest) return null
  return { water: largest, lostM2: others.reduce((sum, part) => sum + areaOf(ringsOf(part)), 0) }
}

const tolerancesM = [0, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
/** What is lost with loops at a crossing is told from this share of the water on. */
const tellingShare = 0.001

/** The outline without crossings, in as many corners as a drawing may have, by the smallest tolerance that does it. */
export function drawableOf(whole: Polygon) {
  for (const toleranceM of tolerancesM) {
    const plain = toleranceM === 0 ? whole : simplifiedPolygon(whole, toleranceM)
    const mended = countOf(plain) > mostCorners ? null : withoutCrossings(plain)
    if (!mended || countOf(mended.water) > mostCorners) continue
    const { water, lostM2 } = mended
    const changedM2 = sizeOf(water) + lostM2 - sizeOf(whole)
    return {
      water,
      simplified:
        toleranceM === 0
          ? null
          : { from: countOf(whole), to: countOf(water), toleranceM, changedM2, areaM2: sizeOf(whole) },
      /** What the outline held beside its largest part, where it crossed itself, in m². */
      lostM2: lostM2 > tellingShare * sizeOf(water) ? lostM2 : null,
    }
  }
  return null
}

const countOf = (polygon: Polygon) => ringsOf(polygon).reduce((sum, { length }) => sum + length, 0)

function simplifiedPolygon({ outline, holes }: Polygon, toleranceM: number): Polygon {
  return {
    outline: simplifiedRing(outline, toleranceM),
    holes: holes.map((hole) => simplifiedRing(hole, toleranceM)).filter(({ length }) => length >= 3),
  }
}

/** Square metres of an outline less its holes, as they are drawn. */
export const sizeOf = ({ outline, holes }: Polygon) =>
  Math.abs(signedArea(outline)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0)
