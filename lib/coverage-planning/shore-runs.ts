import { type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import {
  at,
  distance,
  type Point,
  type Polyline,
  perimeterOf,
  type Ring,
  signedArea,
} from '#lib/coverage-planning/geometry'
import { areaOf, differenceOf, insetOf, outsetOf, sweptAlong } from '#lib/coverage-planning/polygon-boolean'

/** What a run in a narrow keeps of the distance that runs keep from the shore elsewhere; tried one after the other. */
const narrowShares = [0.5, 0.15]
/** Narrows that are less of the water than this are left to the passes over what was left. */
const toleratedShare = 0.01

export interface ShoreRuns {
  readonly runs: Polyline[]
  readonly swept: Ring[]
}

/**
 * Runs along shores and islands, `metres` inside the rings. Where the water is too narrow, a run with less clearance goes up one side
 * and back on the other, starting from the run at its mouth.
 */
export function shoreRuns(
  navigable: readonly Ring[],
  { metres, widthM, start, isOpen }: { metres: number; widthM: number; start: Point; isOpen: IsOpen },
): ShoreRuns {
  const wide = metres > 0 ? insetOf(navigable, metres) : navigable
  // The largest outline is the way round; islands and other basins are done where it passes them.
  const [first, ...others] = inOrder(wide, start)
  let runs = first
    ? insertDetours(
        [first],
        others.map((line) => [line]),
        isOpen,
      )
    : []
  const swept = sweptAlong(wide, widthM)
  if (metres <= 0) return { runs, swept }
  const reached = outsetOf(wide, metres)
  const most = areaOf(navigable)
  for (const [index, share] of narrowShares.entries()) {
    if (most - areaOf(reached) < most * toleratedShare) break
    const narrow = differenceOf(insetOf(navigable, metres * share), reached).filter(
      (ring) => perimeterOf(ring) > 2 * widthM,
    )
    const detours = inOrder(narrow, start).map((line) => [line])
    runs = insertDetours(runs, detours, isOpen)
    swept.push(...sweptAlong(narrow, widthM))
    if (index < narrowShares.length - 1) reached.push(...outsetOf(narrow, metres))
  }
  return { runs, swept }
}

/** One closed run along each ring, each begun where it is nearest to where the one before ended. */
function inOrder(rings: readonly Ring[], start: Point): Polyline[] {
  let here = start
  return [...rings]
    .sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
    .map((ring) => {
      const nearest = ring.reduce(
        (best, point, index) => (distance(point, here) < distance(at(ring, best), here) ? index : best),
        0,
      )
      here = at(ring, nearest)
      return [...ring.slice(nearest), ...ring.slice(0, nearest), here]
    })
}
