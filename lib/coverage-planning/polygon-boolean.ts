/** Set operations on polygons in metres, by Clipper2, which computes with integers: coordinates are scaled to millimetres. */
import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import type { Polyline, Ring } from '#lib/coverage-planning/geometry'

const perMetre = 1000
/** How far a rounded corner may lie from the true arc. */
const arcToleranceM = 0.05

function toPaths(lines: readonly Polyline[]): Paths64 {
  return lines.map((line) => line.map(({ x, y }) => ({ x: Math.round(x * perMetre), y: Math.round(y * perMetre) })))
}

function fromPaths(paths: Paths64): Ring[] {
  return paths
    .filter((path) => path.length >= 3)
    .map((path) => path.map(({ x, y }) => ({ x: x / perMetre, y: y / perMetre })))
}

/** What lies in any of the rings, as outlines (positive) and holes (negative). Rings may overlap and cross. */
export function unionOf(rings: readonly Ring[]): Ring[] {
  return fromPaths(Clipper.union(toPaths(rings), FillRule.NonZero))
}

/** What lies in `from` and in none of `taken`, which may overlap each other. */
export function differenceOf(from: readonly Ring[], taken: readonly Ring[]): Ring[] {
  return fromPaths(Clipper.difference(toPaths(from), toPaths(taken), FillRule.NonZero))
}

/** The part of an area that keeps `metres` away from its shore. Corners stay corners, so no points are added. */
export function insetOf(rings: readonly Ring[], metres: number): Ring[] {
  return offset(rings, -metres, JoinType.Miter, arcToleranceM)
}

/** An area and all within `metres` of it, its corners rounded. */
export function grownBy(rings: readonly Ring[], metres: number): Ring[] {
  return offset(rings, metres, JoinType.Round, arcToleranceM)
}

/** An area with its shore moved out by `metres`, its corners kept. */
export function outsetOf(rings: readonly Ring[], metres: number): Ring[] {
  return offset(rings, metres, JoinType.Miter, arcToleranceM)
}

/** What a collector of the given width sweeps along the shores of an area: a band half its width to both sides. */
export function sweptAlong(rings: readonly Ring[], widthM: number): Ring[] {
  // Coarse arcs save time; their corners lie on the arc, so they count too little, never too much.
  const arcM = Math.max(arcToleranceM, widthM / 20)
  const within = offset(rings, -widthM / 2, JoinType.Round, arcM)
  return [...offset(rings, widthM / 2, JoinType.Round, arcM), ...within.map((ring) => [...ring].reverse())]
}

/** The parts of an area that are at least `2 × metres` wide: without threads, spikes and specks. */
export function openedBy(rings: readonly Ring[], metres: number): Ring[] {
  return outsetOf(insetOf(rings, metres), metres)
}

/** What a collector of the given width sweeps beside open lines: half its width to both sides, and round their ends. */
export function sweptBeside(lines: readonly Polyline[], widthM: number): Ring[] {
  const arcM = Math.max(arcToleranceM, widthM / 20)
  return fromPaths(
    Clipper.inflatePaths(toPaths(lines), (widthM / 2) * perMetre, JoinType.Round, EndType.Round, 2, arcM * perMetre),
  )
}

function offset(rings: readonly Ring[], metres: number, join: JoinType, arcM: number): Ring[] {
  return fromPaths(Clipper.inflatePaths(toPaths(rings), metres * perMetre, join, EndType.Polygon, 2, arcM * perMetre))
}

/** Area in m²: outlines count, holes are taken off. */
export function areaOf(rings: readonly Ring[]): number {
  return Clipper.areaPaths(toPaths(rings)) / perMetre ** 2
}
