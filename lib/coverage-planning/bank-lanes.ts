import { orderCells } from '#lib/coverage-planning/cell-order'
import { centreLines } from '#lib/coverage-planning/centre-lines'
import { detoursOf, type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import { at, lengthOf, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import { placeOpenLines } from '#lib/coverage-planning/open-lines'
import { type Polygon, polygonsOf, ringsOf } from '#lib/coverage-planning/polygon'
import {
  areaOf,
  differenceOf,
  insetOf,
  openedBy,
  outsetOf,
  sweptAlong,
  sweptBeside,
} from '#lib/coverage-planning/polygon-boolean'
import type { Shores } from '#lib/coverage-planning/shore-index'
import { hair, sweepCells, sweptBy } from '#lib/coverage-planning/sweep-passes'
import { worthSweeping } from '#lib/coverage-planning/worth-sweeping'

/** So many lanes along each bank; what lies farther out, as a basin that a river runs through, is run in level passes. */
const mostLanes = 20
/** Corners of all lanes together, or their set operations take longer than somebody waits. */
const mostLaneCorners = 40_000
/** Two lanes closer to each other than this share of the collecting width become one, where little is lost by it. */
const closeShare = 0.08
/** What may be lost by it, as a share of the water. */
const toleratedShare = 0.002

export interface BankLanes {
  readonly runs: Polyline[]
  /** What they leave unswept of the inside. */
  readonly left: Ring[]
}

interface Ways {
  /** Collecting width in metres. */
  readonly widthM: number
  readonly start: Point
  readonly isOpen: IsOpen
}

/** One line down the middle, for a water no wider than the collector: what leaves its banks unswept is left over. */
export function middleLane(polygon: Polygon, reachable: readonly Ring[], { widthM, start, isOpen }: Ways): BankLanes {
  const middles = centreLines(polygon, widthM)
  return {
    runs: placeOpenLines([], middles, { start, isOpen }),
    left: differenceOf(reachable, sweptBeside(middles, widthM * hair)),
  }
}

/**
 * Lanes along the banks, each a collecting width further in, and a line along the middle where no two fit. Bends are followed, not cut
 * into short passes.
 * @param along the runs along the shore
 * @param inside what they leave to sweep
 * @param shores where level passes end
 */
export function bankLanes(
  along: readonly Polyline[],
  inside: readonly Ring[],
  { widthM, start, isOpen, shores }: Ways & { readonly shores: Shores },
): BankLanes {
  let runs = [...along]
  let left = [...inside]
  let lossM2 = areaOf(inside) * toleratedShare
  const corners = inside.reduce((sum, ring) => sum + ring.length, 0)
  const lanesAtMost = Math.min(mostLanes, Math.ceil(mostLaneCorners / Math.max(1, corners)))
  for (let lane = 0; lane < lanesAtMost; lane++) {
    const all = insetOf(inside, (lane + 0.5) * widthM)
    if (all.length === 0) break
    const apart = withoutClose(all, (widthM * closeShare) / 2)
    const closeM2 = areaOf(all) - areaOf(apart)
    const lanes = closeM2 <= lossM2 ? apart : all
    if (closeM2 <= lossM2) lossM2 -= closeM2
    const kept = worthSweeping(polygonsOf(lanes), lossM2).flatMap(ringsOf)
    lossM2 -= areaOf(lanes) - areaOf(kept)
    const detours = kept.map((ring) => [[...ring, at(ring, 0)]])
    runs = insertDetours(runs, detours, isOpen)
    left = differenceOf(left, sweptAlong(kept, widthM * hair))
  }
  const core = sweepCells(insetOf(inside, lanesAtMost * widthM), shores, widthM, 0)
  runs = insertDetours(runs, detoursOf(orderCells(core, start), 2 * widthM, isOpen), isOpen)
  left = differenceOf(left, sweptBy(core))
  const strips = polygonsOf(openedBy(left, widthM / 50))
  const middles = strips.flatMap((strip) => centreLines(strip, widthM)).filter((line) => lengthOf(line) > widthM)
  return {
    runs: placeOpenLines(runs, middles, { start, isOpen }),
    left: differenceOf(left, sweptBeside(middles, widthM * hair)),
  }
}

/** Lanes without the places where two of them are closer than `2 × metres`: a ring ends there or falls in two. */
function withoutClose(lanes: readonly Ring[], metres: number): readonly Ring[] {
  const within = insetOf(lanes, metres)
  return within.length === lanes.length ? lanes : outsetOf(within, metres)
}
