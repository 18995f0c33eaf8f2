import { at, type Ring } from '#lib/coverage-planning/geometry'

/** A stretch of a horizontal line, from its smaller x to its larger one. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The stretches of the horizontal line at `y` that lie inside the rings (even-odd). */
export function intervalsAt(rings: readonly Ring[], y: number): Interval[] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const a = at(ring, index)
      const b = at(ring, before)
      if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    }
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

/** What two ordered lists of stretches share. */
export function commonIntervals(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  const common: Interval[] = []
  for (const a of some) {
    for (const b of others) {
      const from = Math.max(a.from, b.from)
      const to = Math.min(a.to, b.to)
      if (from < to) common.push({ from, to })
    }
  }
  return common
}

/** How far the rings reach inside a horizontal band, as stretches of x. */
export function extentInBand(rings: readonly Ring[], bottom: number, top: number): Interval[] {
  const height = top - bottom
  const levels = [bottom + height * 0.001, (bottom + top) / 2, top - height * 0.001]
  // A corner inside the band may reach further than any of the three lines.
  for (const ring of rings)
    for (const { y } of ring) if (y > bottom && y < top) levels.push(y + height * 1e-6, y - height * 1e-6)
  return mergeIntervals(levels.flatMap((y) => intervalsAt(rings, y)))
}
