import { bankLanes, middleLane } from '#lib/coverage-planning/bank-lanes'
import { orderCells } from '#lib/coverage-planning/cell-order'
import type { IsOpen } from '#lib/coverage-planning/detours'
import { finished, type Lake, type Path } from '#lib/coverage-planning/finish-path'
import { at, distance, lengthOf, type Point, type Ring, rotate } from '#lib/coverage-planning/geometry'
import { levelShores } from '#lib/coverage-planning/level-shores'
import { createNavigationMesh, type NavigationMesh } from '#lib/coverage-planning/navigation-mesh'
import { nearestShoreM } from '#lib/coverage-planning/nearest-shore'
import { type Polygon, polygonsOf, ringsContain, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf, grownBy, insetOf, outsetOf } from '#lib/coverage-planning/polygon-boolean'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import { shoreRuns } from '#lib/coverage-planning/shore-runs'
import { bestSweepDirection, turned } from '#lib/coverage-planning/sweep-direction'
import { hair, sweepCells, sweptBy } from '#lib/coverage-planning/sweep-passes'

export interface CoveragePlan extends Path {
  /** The water that was asked for, in m². */
  readonly waterM2: number
  readonly mesh: NavigationMesh
}

export interface CoverageTask {
  /** Outlines and islands, as `unionOf` and `differenceOf` leave them. */
  readonly water: readonly Ring[]
  /** Collecting width in metres. */
  readonly widthM: number
  /** How far the middle of the boat should keep from the shore, in metres. */
  readonly clearanceM: number
  /** Where the boat starts; without one, at the first corner of the largest water. */
  readonly dock?: Point
}

/** A water this many collecting widths across, on average, may be shorter along its banks; a wider one hardly is. */
const narrowWidths = 40
/** Passes that come this close to the shortest possible way, the area over the width, need no comparison. */
const mostWaste = 1.03
/** What is left unswept counts as so many times its own length of way, so that no path is short by leaving water out. */
const unsweptWeight = 8
/** A way that sweeps less than this share of what the passes sweep is not taken, however short. */
const leastCovered = 0.99

/**
 * A path that sweeps a water once: shores and islands first, then parallel passes or, where shorter, lanes along the banks. Narrows and
 * what is left in bays are done where the path passes.
 * @returns null if the water is too narrow everywhere for the clearance
 */
export function planCoverage({ water, widthM, clearanceM, dock }: CoverageTask): CoveragePlan | null {
  // Turned so that the passes lie level: polygon operations cost a fraction when few edges share a height.
  const angle = bestSweepDirection(water)
  const turn = turning(angle)
  const lying = planLevel({
    water: turned(water, -angle),
    widthM,
    clearanceM,
    ...(dock && { dock: turn.back(dock) }),
  })
  if (!lying) return null
  return {
    ...lying,
    legs: lying.legs.map(({ kind, line }) => ({ kind, line: line.map(turn.forth) })),
    mesh: {
      path: (from, to) => lying.mesh.path(turn.back(from), turn.back(to)).map(turn.forth),
      waysTo: (to) => {
        const way = lying.mesh.waysTo(turn.back(to))
        return (from) => way(turn.back(from)).map(turn.forth)
      },
    },
  }
}

function turning(angle: number) {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return {
    forth: (point: Point) => rotate(point, cosine, sine),
    back: (point: Point) => rotate(point, cosine, -sine),
  }
}

function planLevel({ water, widthM, clearanceM, dock }: CoverageTask): CoveragePlan | null {
  const clearance = nearestShoreM(clearanceM, widthM)
  const open = reachableFrom(polygonsOf(insetOf(water, clearance)), dock)
  if (!open) return null
  const navigable = ringsOf(open)
  const start = dock ?? at(open.outline, 0)
  const shores = createShoreIndex(navigable)
  // A finger's breadth wider: a line from one point on the shore to another across land then crosses the shore.
  const banks = createShoreIndex(outsetOf(navigable, 0.01))
  const isOpen: IsOpen = (from, to) => !banks.crosses(from, to)
  const mesh = createNavigationMesh(open)
  const lake: Lake = { reachable: grownBy(navigable, clearance), shores, isOpen, mesh, start, widthM }

  const along = shoreRuns(navigable, { metres: widthM / 2 - clearance, widthM: widthM * hair, start, isOpen })
  const inside = insetOf(navigable, widthM - clearance)
  const beside = differenceOf(lake.reachable, along.swept)
  const level = levelShores(navigable)
  const cells = sweepCells(inside, level, widthM, 0)
  const lastPoint = along.runs.at(-1)?.at(-1) ?? start
  const passes = finished(lake, {
    runs: [...along.runs, ...orderCells(cells, lastPoint)],
    left: differenceOf(beside, sweptBy(cells)),
  })
  const isShort = metresOf(passes) * widthM < mostWaste * passes.reachableM2
  if (isShort || !isNarrow(lake)) return { ...passes, waterM2: areaOf(water), mesh }
  if (inside.length === 0) {
    const middle = finished(lake, middleLane(open, lake.reachable, lake))
    return { ...better(passes, middle), waterM2: areaOf(water), mesh }
  }
  const lanes = bankLanes(along.runs, inside, { widthM, start, isOpen, shores: level })
  const banked = finished(lake, { runs: lanes.runs, left: [...differenceOf(beside, inside), ...lanes.left] })
  return { ...better(passes, banked), waterM2: areaOf(water), mesh }
}

/** Whether a water is long for its area, as rivers, canals and rings are. */
function isNarrow({ reachable, widthM }: Lake): boolean {
  const shoreM = reachable.reduce((sum, ring) => sum + lengthOf(ring), 0)
  return (2 * areaOf(reachable)) / shoreM < narrowWidths * widthM
}

const metresOf = ({ sweepM, transitM }: Path) => sweepM + transitM

/** The shorter of two ways, what they leave unswept counted in; one that leaves much is none. */
function better(one: Path, other: Path): Path {
  if (other.coveredM2 < one.coveredM2 * leastCovered) return one
  const cost = (path: Path) => metresOf(path) * (1 + unsweptWeight * (1 - path.coveredM2 / path.reachableM2))
  return cost(one) < cost(other) ? one : other
}

/** The water that holds the dock, else the one nearest to it, else the largest. */
function reachableFrom(polygons: readonly Polygon[], dock: Point | undefined): Polygon | undefined {
  if (!dock) return polygons[0]
  const away = (polygon: Polygon) =>
    ringsContain(ringsOf(polygon), dock) ? 0 : Math.min(...polygon.outline.map((point) => distance(point, dock)))
  return [...polygons].sort((a, b) => away(a) - away(b))[0]
}
