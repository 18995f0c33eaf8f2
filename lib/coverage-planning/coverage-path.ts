import { bankLanes, middleLane } from '#lib/coverage-planning/bank-lanes'
import { orderCells } from '#lib/coverage-planning/cell-order'
import { detoursOf, type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import { at, distance, lengthOf, type Point, type Polyline, type Ring, rotate } from '#lib/coverage-planning/geometry'
import { levelShores } from '#lib/coverage-planning/level-shores'
import { createNavigationMesh, type NavigationMesh } from '#lib/coverage-planning/navigation-mesh'
import { nearestShoreM } from '#lib/coverage-planning/nearest-shore'
import { type Polygon, polygonsOf, ringsContain, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf, grownBy, insetOf, outsetOf } from '#lib/coverage-planning/polygon-boolean'
import { createShoreIndex, type ShoreIndex } from '#lib/coverage-planning/shore-index'
import { shoreRuns } from '#lib/coverage-planning/shore-runs'
import { bestSweepDirection, longestSideDirection, turned } from '#lib/coverage-planning/sweep-direction'
import { type Cell, hair, sweepCells, sweptBy } from '#lib/coverage-planning/sweep-passes'
import { worthSweeping } from '#lib/coverage-planning/worth-sweeping'

/** A run with the collector working, or the way to where the next one begins. */
export interface Leg {
  readonly kind: 'sweep' | 'transit'
  readonly line: Polyline
}

export interface CoveragePlan {
  readonly legs: readonly Leg[]
  /** Metres with the collector working, and metres between. */
  readonly sweepM: number
  readonly transitM: number
  /** The water that was asked for, what a boat can reach of it, and what the path sweeps, in m². */
  readonly waterM2: number
  readonly reachableM2: number
  readonly coveredM2: number
  /** What it sweeps again, in m²: the way with the collector working times its width, less what is swept. */
  readonly overlapM2: number
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

/** What is left unswept below this share of the water is not worth another run. */
const toleratedShare = 0.004
const mostRounds = 3

/** What the ways of running a water share. */
interface Lake {
  readonly reachable: readonly Ring[]
  readonly shores: ShoreIndex
  readonly isOpen: IsOpen
  readonly mesh: NavigationMesh
  readonly start: Point
  readonly widthM: number
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
 * A path that sweeps a water once: along the shore and round the islands first, then the inside in parallel passes or,
 * where that is shorter, as in rivers, in lanes along the banks; narrows, and what bays left over, are done when the path
 * comes past them.
 * @returns null when the water is too narrow for the clearance everywhere.
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

type Path = Omit<CoveragePlan, 'waterM2' | 'mesh'>

const metresOf = ({ sweepM, transitM }: Path) => sweepM + transitM

/** The shorter of two ways, what they leave unswept counted in; one that leaves much is none. */
function better(one: Path, other: Path): Path {
  if (other.coveredM2 < one.coveredM2 * leastCovered) return one
  const cost = (path: Path) => metresOf(path) * (1 + unsweptWeight * (1 - path.coveredM2 / path.reachableM2))
  return cost(one) < cost(other) ? one : other
}

/** What is left unswept is swept, where the path comes past it, and the ways between the runs are put in. */
function finished(
  { reachable, shores, isOpen, mesh, start, widthM }: Lake,
  begun: { readonly runs: readonly Polyline[]; readonly left: readonly Ring[] },
): Path {
  let { runs, left } = begun
  const reachableM2 = areaOf(reachable)
  for (let round = 0; round < mostRounds && areaOf(left) > reachableM2 * toleratedShare; round++) {
    const cells = worthSweeping(polygonsOf(left), reachableM2 * toleratedShare).flatMap((piece) =>
      sweepPiece(piece, shores, widthM),
    )
    if (cells.length === 0) break
    runs = insertDetours(runs, detoursOf(orderCells(cells, start), 2 * widthM, isOpen), isOpen)
    left = differenceOf(left, sweptBy(cells))
  }

  const legs = joinRuns(runs, start, isOpen, mesh)
  const metres = (kind: Leg['kind']) =>
    legs.filter((leg) => leg.kind === kind).reduce((sum, leg) => sum + lengthOf(leg.line), 0)
  const [sweepM, coveredM2] = [metres('sweep'), reachableM2 - areaOf(left)]
  return {
    legs,
    sweepM,
    transitM: metres('transit'),
    reachableM2,
    coveredM2,
    overlapM2: Math.max(0, sweepM * widthM - coveredM2),
  }
}

/** The water that holds the dock, else the one nearest to it, else the largest. */
function reachableFrom(polygons: readonly Polygon[], dock: Point | undefined): Polygon | undefined {
  if (!dock) return polygons[0]
  const away = (polygon: Polygon) =>
    ringsContain(ringsOf(polygon), dock) ? 0 : Math.min(...polygon.outline.map((point) => distance(point, dock)))
  return [...polygons].sort((a, b) => away(a) - away(b))[0]
}

/** Passes over a piece that was left over, along its best direction. */
function sweepPiece(piece: Polygon, shores: ShoreIndex, widthM: number): Cell[] {
  const areaM2 = areaOf(ringsOf(piece))
  // A few passes at most: no direction saves a turn worth the search.
  const isSmall = areaM2 < 4 * widthM ** 2
  const angle = isSmall ? longestSideDirection([piece.outline]) : bestSweepDirection([piece.outline], 8)
  return sweepCells(ringsOf(piece), shores, widthM, angle)
}

/** Puts the ways between the runs in, over water. */
function joinRuns(runs: readonly Polyline[], start: Point, isOpen: IsOpen, mesh: NavigationMesh): Leg[] {
  const legs: { kind: Leg['kind']; line: Point[] }[] = []
  let here = start
  for (const run of runs) {
    for (const [index, point] of run.entries()) {
      if (distance(here, point) > 0.01) {
        const isStraight = isOpen(here, point)
        const isSweep = index > 0 && isStraight
        const line = isStraight ? [here, point] : mesh.path(here, point)
        const kind = isSweep ? 'sweep' : 'transit'
        const last = legs.at(-1)
        if (last?.kind !== kind) legs.push({ kind, line })
        else for (let step = 1; step < line.length; step++) last.line.push(at(line, step))
      }
      here = point
    }
  }
  return legs
}
