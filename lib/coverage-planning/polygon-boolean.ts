/**
 * Set operations on polygons in metres, by Clipper2. It computes in whole numbers, so coordinates are scaled to
 * millimetres: far below anything a boat can steer, and exact up to thousands of kilometres.
 */
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

/** The part of an area that keeps `metres` away from its shore (grown by as much when negative). */
export function insetOf(rings: readonly Ring[], metres: number): Ring[] {
  const grown = Clipper.inflatePaths(
    toPaths(rings),
    -metres * perMetre,
    // Square-cut corners inside the water keep the number of points as it is; the difference is a corner's tip.
    metres > 0 ? JoinType.Miter : JoinType.Round,
    EndType.Polygon,
    2,
    arcToleranceM * perMetre,
  )
  return fromPaths(grown)
}

/** The strips that a collector of the given width sweeps along open lines. */
export function sweptBy(lines: readonly Polyline[], widthM: number): Ring[] {
  // Coarse arcs save a fifth of the time; their corners lie on the arc, so they count too little, never too much.
  const arc = Math.max(arcToleranceM, widthM / 16) * perMetre
  return fromPaths(
    Clipper.inflatePaths(toPaths(lines), (widthM / 2) * perMetre, JoinType.Round, EndType.Square, 2, arc),
  )
}

/** Area in m²: outlines count, holes are taken off. */
export function areaOf(rings: readonly Ring[]): number {
  return Clipper.areaPaths(toPaths(rings)) / perMetre ** 2
}
