import { at, type Point, type Ring, rotate } from '#lib/coverage-planning/geometry'
import { turned, verticalSpan } from '#lib/coverage-planning/sweep-direction'
import { commonIntervals, extentInBand, type Interval, intervalsAt } from '#lib/coverage-planning/sweep-lines'

/** A straight run of the collector. */
export interface Pass {
  readonly from: Point
  readonly to: Point
}

/** Neighbouring passes with nothing between them: they are run one after the other, to and fro. */
export type Cell = readonly Pass[]

/** A pass in the frame where passes are horizontal, with what it joins on the line before it. */
interface Stretch extends Interval {
  readonly y: number
  readonly cell: Stretch[]
}

const overlap = (a: Interval, b: Interval) => Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0

/**
 * Boustrophedon decomposition (Choset 2000): lines a collecting width apart are cut where the shore cuts them, and
 * stretches on neighbouring lines form one cell as long as each meets exactly one of the other line.
 * @param area what has to be swept
 * @param navigable where the boat may be; a pass never leaves it
 * @param widthM collecting width; lines are set evenly, at most this far apart
 * @param angle direction of the passes, radians
 */
export function sweepCells(area: readonly Ring[], navigable: readonly Ring[], widthM: number, angle: number): Cell[] {
  if (area.length === 0) return []
  const lying = turned(area, -angle)
  const open = turned(navigable, -angle)
  const [low, high] = verticalSpan(lying)
  const count = Math.max(1, Math.ceil((high - low) / widthM - 1e-9))
  const step = (high - low) / count
  const cells: Stretch[][] = []
  let before: Stretch[] = []
  for (let line = 0; line < count; line++) {
    const bottom = low + line * step
    const y = bottom + step / 2
    const found = commonIntervals(extentInBand(lying, bottom, bottom + step), intervalsAt(open, y))
    const stretches: Stretch[] = found.map((interval) => {
      const met = before.filter((other) => overlap(other, interval))
      const only = met.length === 1 ? at(met, 0) : undefined
      const goesOn = only && found.filter((other) => overlap(only, other)).length === 1
      const cell = goesOn ? only.cell : []
      if (!goesOn) cells.push(cell)
      const stretch = { ...interval, y, cell }
      cell.push(stretch)
      return stretch
    })
    before = stretches
  }
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return cells.map((cell) =>
    cell.map(({ from, to, y }) => ({
      from: rotate({ x: from, y }, cosine, sine),
      to: rotate({ x: to, y }, cosine, sine),
    })),
  )
}
