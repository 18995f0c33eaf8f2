import { at, type Ring } from '#lib/coverage-planning/geometry'
import { firstIndex } from '#lib/coverage-planning/sequence'
import type { Shores } from '#lib/coverage-planning/shore-index'
import { verticalSpan } from '#lib/coverage-planning/sweep-direction'
import { type Interval, intervalsAt, sidesByBand, sidesOf } from '#lib/coverage-planning/sweep-lines'

/** Bands that the sides are sorted into, at most. */
const mostBands = 4096

/** The shores for level lines from west to east. Where a line crosses them is computed once, since passes ask stretch by stretch. */
export function levelShores(rings: readonly Ring[]): Shores {
  const sides = sidesOf(rings)
  const [low, high] = verticalSpan(rings)
  const count = Math.max(1, Math.min(mostBands, sides.length))
  const height = (high - low) / count || 1
  const bands = sidesByBand(sides, low, height, count)
  let known: { y: number; open: Interval[] } = { y: Number.NaN, open: [] }
  return {
    stretches({ x: from, y }, { x: to }) {
      if (known.y !== y) {
        const band = Math.min(count - 1, Math.max(0, Math.floor((y - low) / height)))
        known = { y, open: intervalsAt(at(bands, band), y) }
      }
      const { open } = known
      const found: Interval[] = []
      for (let index = firstIndex(open.length, (place) => at(open, place).to > from); index < open.length; index++) {
        const stretch = at(open, index)
        if (stretch.from >= to) break
        const [start, end] = [Math.max(stretch.from, from), Math.min(stretch.to, to)]
        found.push({ from: (start - from) / (to - from), to: (end - from) / (to - from) })
      }
      return found
    },
  }
}
