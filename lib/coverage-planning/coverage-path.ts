import { orderCells } from '#lib/coverage-planning/cell-order'
import {
  at,
  distance,
  lengthOf,
  type Point,
  type Polyline,
  type Ring,
  rotate,
  signedArea,
} from '#lib/coverage-planning/geometry'
import { createNavigationMesh, type NavigationMesh } from '#lib/coverage-planning/navigation-mesh'
import { type Polygon, polygonsOf, ringsContain, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf, insetOf, sweptBy } from '#lib/coverage-planning/polygon-boolean'
import { createShoreIndex, type ShoreIndex } from '#lib/coverage-planning/shore-index'
import { bestSweepDirection, longestSideDirection, turned } from '#lib/coverage-planning/sweep-direction'
import { type Cell, hair, sweepCells } from '#lib/coverage-planning/sweep-passes'

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
  readonly mesh: NavigationMesh
}

export interface CoverageTask {
  /** Outlines and islands, as `unionOf` and `differenceOf` leave them. */
  readonly water: readonly Ring[]
  /** Collecting width in metres. */
  readonly widthM: number
  /** How far the middle of the boat keeps from the shore; at most half the collecting width is used. */
  readonly clearanceM: number
  /** Where the boat starts; without one, at the first corner of the largest water. */
  readonly dock?: Point
}

/** What is left unswept below this share of the water is not worth another run. */
const toleratedShare = 0.004
/** A piece smaller than this share of a square of the collecting width is a few leaves, and no run is made for it. */
const toleratedPiece = 0.2
const mostRounds = 3

/**
 * A path that sweeps a water once: along the shore and round the islands first, then the inside in parallel passes,
 * then what bays and narrows left over.
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
  const clearance = Math.min(clearanceM, widthM / 2)
  const open = reachableFrom(polygonsOf(insetOf(water, clearance)), dock)
  if (!open) return null
  const navigable = ringsOf(open)
  const mesh = createNavigationMesh(open)
  const reachable = insetOf(navigable, -clearance)
  const start = dock ?? at(open.outline, 0)

  const shores = createShoreIndex(navigable)
  const runs = shoreRuns(navigable, widthM / 2 - clearance, start)
  const lastPoint = () => runs.at(-1)?.at(-1) ?? start
  const inside = sweepCells(insetOf(navigable, widthM - clearance), shores, widthM, 0)
  const swept = [...sweptBy(runs, widthM * hair), ...inside.map((cell) => cell.swept)]
  runs.push(...orderCells(inside, lastPoint()))

  let left = differenceOf(reachable, swept)
  const reachableM2 = areaOf(reachable)
  const smallest = Math.min(widthM ** 2 * toleratedPiece, reachableM2 * toleratedShare)
  for (let round = 0; round < mostRounds && areaOf(left) > reachableM2 * toleratedShare; round++) {
    const cells = polygonsOf(left).flatMap((piece) => sweepPiece(piece, smallest, shores, widthM))
    if (cells.length === 0) break
    runs.push(...orderCells(cells, lastPoint()))
    left = differenceOf(
      left,
      cells.map((cell) => cell.swept),
    )
  }

  const legs = joinRuns(runs, start, shores, mesh)
  const metres = (kind: Leg['kind']) =>
    legs.filter((leg) => leg.kind === kind).reduce((sum, leg) => sum + lengthOf(leg.line), 0)
  return {
    legs,
    sweepM: metres('sweep'),
    transitM: metres('transit'),
    waterM2: areaOf(water),
    reachableM2,
    coveredM2: reachableM2 - areaOf(left),
    mesh,
  }
}

/** The water that holds the dock, else the one nearest to it, else the largest. */
function reachableFrom(polygons: readonly Polygon[], dock: Point | undefined): Polygon | undefined {
  if (!dock) return polygons[0]
  const away = (polygon: Polygon) =>
    ringsContain(ringsOf(polygon), dock) ? 0 : Math.min(...polygon.outline.map((point) => distance(point, dock)))
  return [...polygons].sort((a, b) => away(a) - away(b))[0]
}

/** One run along each shore, each begun where it is nearest to where the one before ended. */
function shoreRuns(navigable: readonly Ring[], metres: number, start: Point): Polyline[] {
  const rings = metres > 0 ? insetOf(navigable, metres) : [...navigable]
  const runs: Polyline[] = []
  let here = start
  for (const ring of rings.sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))) {
    const nearest = ring.reduce(
      (best, point, index) => (distance(point, here) < distance(at(ring, best), here) ? index : best),
      0,
    )
    const closed = [...ring.slice(nearest), ...ring.slice(0, nearest), at(ring, nearest)]
    runs.push(closed)
    here = at(closed, closed.length - 1)
  }
  return runs
}

/** Passes over a piece that was left over, along its best direction; none over one that is too small. */
function sweepPiece(piece: Polygon, smallest: number, shores: ShoreIndex, widthM: number): Cell[] {
  const areaM2 = areaOf(ringsOf(piece))
  if (areaM2 <= smallest) return []
  // A few passes at most: no direction saves a turn worth the search.
  const direction = areaM2 < 4 * widthM ** 2 ? longestSideDirection : bestSweepDirection
  return sweepCells(ringsOf(piece), shores, widthM, direction([piece.outline]))
}

/** Puts the ways between the runs in, over water. */
function joinRuns(runs: readonly Polyline[], start: Point, shores: ShoreIndex, mesh: NavigationMesh): Leg[] {
  const legs: { kind: Leg['kind']; line: Point[] }[] = []
  let here = start
  for (const run of runs) {
    for (const [index, point] of run.entries()) {
      if (distance(here, point) > 0.01) {
        const isSweep = index > 0 && !shores.crosses(here, point)
        const line = isSweep ? [here, point] : mesh.path(here, point)
        const kind = isSweep ? 'sweep' : 'transit'
        const last = legs.at(-1)
        if (last?.kind === kind) last.line.push(...line.slice(1))
        else legs.push({ kind, line: [...line] })
      }
      here = point
    }
  }
  return legs
}
