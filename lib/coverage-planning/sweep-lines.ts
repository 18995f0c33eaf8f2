import { at, type Point, type Ring } from '#lib/coverage-planning/geometry'

/** A stretch of a horizontal line, from its smaller x to its larger one. */
export interface Interval {
  readonly from: number
  readonly to: number
}

export interface Side {
  readonly a: Point
  readonly b: Point
}

/** Every side of every shore, each closed back to its first corner. */
export function sidesOf(rings: readonly Ring[]): Side[] {
  const sides: Side[] = []
  for (const ring of rings)
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++)
      sides.push({ a: at(ring, index), b: at(ring, before) })
  return sides
}

/** The stretches of the horizontal line at `y` that lie inside the rings which the sides make up (even-odd). */
export function intervalsAt(sides: readonly Side[], y: number): Interval[] {
  const crossings: number[] = []
  for (const { a, b } of sides) {
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
  }
  crossings.sort((left, right) => left - right)
  const intervals: Interval[] = []
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    intervals.push({ from: at(crossings, index), to: at(crossings, index + 1) })
  }
  return intervals
}

/** Joins stretches that overlap or touch; the result is in order. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** How far rings reach inside a horizontal band, as stretches of x, from the sides that reach into it. */
export function extentInBand(sides: readonly Side[], bottom: number, top: number): Interval[] {
  const height = top - bottom
  const levels = [bottom + height * 0.001, (bottom + top) / 2, top - height * 0.001]
  // A corner inside the band may reach further than any of the three lines. Every corner begins one side.
  for (const {
    a: { y },
  } of sides)
    if (y > bottom && y < top) levels.push(y + height * 1e-6, y - height * 1e-6)
  return mergeIntervals(levels.flatMap((y) => intervalsAt(sides, y)))
}

/** The sides that reach into each of `count` bands of equal height, from the lowest to the highest. */
export function sidesByBand(sides: readonly Side[], low: number, height: number, count: number): Side[][] {
  const bands: Side[][] = Array.from({ length: count }, () => [])
  const bandOf = (y: number) => Math.min(count - 1, Math.max(0, Math.floor((y - low) / height)))
  for (const side of sides) {
    const [first, last] = [bandOf(Math.min(side.a.y, side.b.y)), bandOf(Math.max(side.a.y, side.b.y))]
    for (let band = first; band <= last; band++) at(bands, band).push(side)
  }
  return bands
}
