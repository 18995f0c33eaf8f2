import Flatbush from 'flatbush'
import { at, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import type { Cell } from '#lib/coverage-planning/sweep-passes'

/** The four ways through a cell: from either end of its passes, starting on either side. */
const ways = [
  { fromLast: false, eastward: true },
  { fromLast: false, eastward: false },
  { fromLast: true, eastward: true },
  { fromLast: true, eastward: false },
] as const

function lineOf({ passes }: Cell, { fromLast, eastward }: (typeof ways)[number]): Polyline {
  const inOrder = fromLast ? [...passes].reverse() : passes
  return inOrder.flatMap(({ from, to }, index) => ((index % 2 === 0) === eastward ? [from, to] : [to, from]))
}

/** Puts cells in order, always going on with the one whose nearest corner is closest, and runs each to and fro. */
export function orderCells(cells: readonly Cell[], start: Point): Polyline[] {
  if (cells.length === 0) return []
  const starts = new Flatbush(cells.length * ways.length)
  for (const { passes } of cells) {
    for (const { fromLast, eastward } of ways) {
      const pass = at(passes, fromLast ? passes.length - 1 : 0)
      const { x, y } = eastward ? pass.from : pass.to
      starts.add(x, y)
    }
  }
  starts.finish()
  const isDone = new Uint8Array(cells.length)
  const cellOf = (index: number) => Math.floor(index / ways.length)
  let here = start
  return cells.map(() => {
    const [nearest] = starts.neighbors(here.x, here.y, 1, undefined, (index) => isDone[cellOf(index)] === 0)
    const index = nearest ?? 0
    isDone[cellOf(index)] = 1
    const line = lineOf(at(cells, cellOf(index)), at(ways, index % ways.length))
    here = at(line, line.length - 1)
    return line
  })
}
