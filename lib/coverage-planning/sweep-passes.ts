import { at, type Point, type Ring, rotate } from '#lib/coverage-planning/geometry'
import type { Shores } from '#lib/coverage-planning/shore-index'
import { turned, verticalSpan } from '#lib/coverage-planning/sweep-direction'
import { extentInBand, type Interval, sidesByBand, sidesOf } from '#lib/coverage-planning/sweep-lines'

export interface Pass {
  readonly from: Point
  readonly to: Point
}

/** Neighbouring passes with nothing between them: they are run one after the other, to and fro. */
export interface Cell {
  readonly passes: readonly Pass[]
  /** The outline of what the passes sweep, counter-clockwise. */
  readonly swept: Ring
}

/** A pass in the frame where passes are horizontal, with what it joins on the line before it. */
interface Stretch extends Interval {
  readonly y: number
  readonly cell: Stretch[]
}

/** A boat turns with the collector at work: half a disc beyond the end of a pass, here as a rectangle of its area. */
const reachBeyondEnd = Math.PI / 8
/** A hair wider than the collector, or rounding would leave a thread between two passes. */
export const hair = 1.002

/** For each stretch of a line the one of another line that it overlaps, where it is the only one; else -1. Both in order. */
function meetings(line: readonly Interval[], other: readonly Interval[]): number[] {
  let first = 0
  return line.map(({ from, to }) => {
    while (first < other.length && at(other, first).to <= from) first++
    const next = first + 1
    if (first >= other.length || at(other, first).from >= to) return -1
    return next < other.length && at(other, next).from < to ? -1 : first
  })
}

/**
 * Boustrophedon decomposition (Choset 2000): parallel lines cut by the shore; stretches of neighbouring lines form a cell as long as
 * each meets exactly one of the other line.
 * @param area what has to be swept
 * @param shores where passes end; none crosses one
 * @param widthM collecting width, the greatest distance of two lines
 * @param angle direction of the passes, radians
 */
export function sweepCells(area: readonly Ring[], shores: Shores, widthM: number, angle: number): Cell[] {
  if (area.length === 0) return []
  const lying = turned(area, -angle)
  const [low, high] = verticalSpan(lying)
  const count = Math.max(1, Math.ceil((high - low) / widthM - 1e-9))
  const step = (high - low) / count
  const bands = sidesByBand(sidesOf(lying), low, step, count)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const standing = (x: number, y: number) => rotate({ x, y }, cosine, sine)
  const cells: Stretch[][] = []
  let before: Stretch[] = []
  for (const [line, sides] of bands.entries()) {
    const bottom = low + line * step
    const y = bottom + step / 2
    const found = extentInBand(sides, bottom, bottom + step).flatMap(({ from, to }) =>
      shores
        .stretches(standing(from, y), standing(to, y))
        .map((share) => ({ from: from + share.from * (to - from), to: from + share.to * (to - from) })),
    )
    const [met, metBack] = [meetings(found, before), meetings(before, found)]
    before = found.map(({ from, to }, index) => {
      const only = at(met, index)
      const goesOn = only >= 0 && at(metBack, only) === index
      const cell = goesOn ? at(before, only).cell : []
      if (!goesOn) cells.push(cell)
      const stretch = { from, to, y, cell }
      cell.push(stretch)
      return stretch
    })
  }
  return cells.map((cell) => ({
    passes: cell.map(({ from, to, y }) => ({ from: standing(from, y), to: standing(to, y) })),
    swept: outlineOf(cell, step, widthM).map(({ x, y }) => standing(x, y)),
  }))
}

/** The outlines of what cells sweep. */
export const sweptBy = (cells: readonly Cell[]) => cells.map(({ swept }) => swept)

/** Steps up along the passes' eastern ends and down along the western ones. */
function outlineOf(cell: readonly Stretch[], step: number, widthM: number): Ring {
  const beyond = widthM * reachBeyondEnd
  const half = (widthM * hair) / 2
  const east: Point[] = []
  const west: Point[] = []
  for (const [index, { from, to, y }] of cell.entries()) {
    const bottom = index === 0 ? y - half : y - step / 2
    const top = index === cell.length - 1 ? y + half : y + step / 2
    east.push({ x: to + beyond, y: bottom }, { x: to + beyond, y: top })
    west.push({ x: from - beyond, y: bottom }, { x: from - beyond, y: top })
  }
  return [...east, ...west.reverse()]
}
