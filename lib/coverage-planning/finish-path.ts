import { orderCells } from '#lib/coverage-planning/cell-order'
import { detoursOf, type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import { at, distance, lengthOf, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import type { NavigationMesh } from '#lib/coverage-planning/navigation-mesh'
import { type Polygon, polygonsOf, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf } from '#lib/coverage-planning/polygon-boolean'
import type { ShoreIndex } from '#lib/coverage-planning/shore-index'
import { bestSweepDirection, longestSideDirection } from '#lib/coverage-planning/sweep-direction'
import { type Cell, sweepCells, sweptBy } from '#lib/coverage-planning/sweep-passes'
import { worthSweeping } from '#lib/coverage-planning/worth-sweeping'

/** A run with the collector working, or the way to where the next one begins. */
export interface Leg {
  readonly kind: 'sweep' | 'transit'
  readonly line: Polyline
}

/** The water that a boat can reach and what its path sweeps of it are in m². */
export interface Path {
  readonly legs: readonly Leg[]
  /** Metres with the collector working, and metres between. */
  readonly sweepM: number
  readonly transitM: number
  readonly reachableM2: number
  readonly coveredM2: number
  /** What it sweeps again: the way with the collector working times its width, less what is swept. */
  readonly overlapM2: number
}

/** What the ways of running a water share. */
export interface Lake {
  readonly reachable: readonly Ring[]
  readonly shores: ShoreIndex
  readonly isOpen: IsOpen
  readonly mesh: NavigationMesh
  readonly start: Point
  readonly widthM: number
}

/** What is left unswept below this share of the water is not worth another run. */
const toleratedShare = 0.004
const mostRounds = 3

/** What is left unswept is swept, where the path comes past it, and the ways between the runs are put in. */
export function finished(
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
