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
  /** How far the middle of the boat should keep from the shore, in metres. */
  readonly clearanceM: number
  /** Where the boat starts; without one, at the first corner of the largest water. */
  readonly dock?: Point
}

/** What is left unswept below this share of the water is not worth another run. */
const toleratedShare = 0.004
const mostRounds = 3

/**
 * A path that sweeps a water once: along the shore and round the islands first, then the inside in parallel passes;
 * narrows, and what bays left over, are done when the path comes past them.
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
  const mesh = createNavigationMesh(open)
  const reachable = grownBy(navigable, clearance)
  const start = dock ?? at(open.outline, 0)

  const shores = createShoreIndex(navigable)
  // A finger's breadth wider: a line from one point on the shore to another across land then crosses the shore.
  const banks = createShoreIndex(outsetOf(navigable, 0.01))
  const isOpen: IsOpen = (from, to) => !banks.crosses(from, to)
  const along = shoreRuns(navigable, { metres: widthM / 2 - clearance, widthM: widthM * hair, start, isOpen })
  const inside = sweepCells(insetOf(navigable, widthM - clearance), levelShores(navigable), widthM, 0)
  const swept = [...along.swept, ...inside.map((cell) => cell.swept)]
  const lastPoint = along.runs.at(-1)?.at(-1) ?? start
  let runs = [...along.runs, ...orderCells(inside, lastPoint)]

  let left = differenceOf(reachable, swept)
  const reachableM2 = areaOf(reachable)
  for (let round = 0; round < mostRounds && areaOf(left) > reachableM2 * toleratedShare; round++) {
    const cells = worthSweeping(polygonsOf(left), reachableM2 * toleratedShare).flatMap((piece) =>
      sweepPiece(piece, shores, widthM),
    )
    if (cells.length === 0) break
    runs = insertDetours(runs, detoursOf(orderCells(cells, start), 2 * widthM, isOpen), isOpen)
    left = differenceOf(
      left,
      cells.map((cell) => cell.swept),
    )
  }

  const legs = joinRuns(runs, start, isOpen, mesh)
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

/** Pieces that were left over, without the smallest ones that together are too little to be worth a run. */
function worthSweeping(pieces: readonly Polygon[], toleratedM2: number): Polygon[] {
  const sized = pieces.map((piece) => ({ piece, areaM2: areaOf(ringsOf(piece)) })).sort((a, b) => a.areaM2 - b.areaM2)
  let passedM2 = 0
  const from = sized.findIndex(({ areaM2 }) => {
    passedM2 += areaM2
    return passedM2 > toleratedM2
  })
  return from < 0 ? [] : sized.slice(from).map(({ piece }) => piece)
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
