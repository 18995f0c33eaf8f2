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
import { bestSweepDirection, turned } from '#lib/coverage-planning/sweep-direction'
import { sweepCells } from '#lib/coverage-planning/sweep-passes'

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
    mesh: { path: (from, to) => lying.mesh.path(turn.back(from), turn.back(to)).map(turn.forth) },
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

  const runs = shoreRuns(navigable, widthM / 2 - clearance, start)
  const lastPoint = () => runs.at(-1)?.at(-1) ?? start
  const inside = insetOf(navigable, widthM - clearance)
  runs.push(...orderCells(sweepCells(inside, navigable, widthM, 0), lastPoint()))

  let left = leftover(reachable, runs, widthM)
  const reachableM2 = areaOf(reachable)
  const smallest = Math.min(widthM ** 2 * toleratedPiece, reachableM2 * toleratedShare)
  for (let round = 0; round < mostRounds && areaOf(left) > reachableM2 * toleratedShare; round++) {
    const cells = polygonsOf(left)
      .filter((piece) => areaOf(ringsOf(piece)) > smallest)
      .flatMap((piece) => sweepCells(ringsOf(piece), navigable, widthM, bestSweepDirection([piece.outline])))
    if (cells.length === 0) break
    const added = orderCells(cells, lastPoint())
    runs.push(...added)
    left = leftover(left, added, widthM)
  }

  const legs = joinRuns(runs, start, navigable, mesh)
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

function leftover(water: readonly Ring[], runs: readonly Polyline[], widthM: number): Ring[] {
  // A hair wider than the collector, or rounding would leave a thread between two passes.
  return differenceOf(water, sweptBy(runs, widthM * 1.002))
}

/** Puts the ways between the runs in, over water. */
function joinRuns(runs: readonly Polyline[], start: Point, navigable: readonly Ring[], mesh: NavigationMesh): Leg[] {
  const legs: Leg[] = []
  let here = start
  for (const run of runs) {
    for (const [index, point] of run.entries()) {
      const crossesLand = distance(here, point) > 0 && leavesWater(here, point, navigable)
      const isSweep = index > 0 && !crossesLand
      if (distance(here, point) > 0.01) {
        const line = isSweep ? [here, point] : mesh.path(here, point)
        append(legs, isSweep ? 'sweep' : 'transit', line)
      }
      here = point
    }
  }
  return legs
}

function append(legs: Leg[], kind: Leg['kind'], line: Polyline): void {
  const last = legs.at(-1)
  if (last?.kind === kind) legs[legs.length - 1] = { kind, line: [...last.line, ...line.slice(1)] }
  else legs.push({ kind, line })
}

/** Whether a straight line crosses a shore (touching it does not count). */
function leavesWater(from: Point, to: Point, rings: readonly Ring[]): boolean {
  const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  const tiny = 1e-6 * distance(from, to)
  const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
  const [south, north] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const a = at(ring, index)
      const b = at(ring, before)
      if ((a.x < west && b.x < west) || (a.x > east && b.x > east)) continue
      if ((a.y < south && b.y < south) || (a.y > north && b.y > north)) continue
      const a1 = side(from, to, a)
      const b1 = side(from, to, b)
      if ((a1 > tiny && b1 < -tiny) || (a1 < -tiny && b1 > tiny)) {
        const f = side(a, b, from)
        const t = side(a, b, to)
        if ((f > tiny && t < -tiny) || (f < -tiny && t > tiny)) return true
      }
    }
  }
  return false
}
