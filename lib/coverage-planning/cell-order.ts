import { at, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import type { Cell } from '#lib/coverage-planning/sweep-passes'

/** The four ways through a cell: from either end of its passes, starting on either side. */
const ways = [
  { fromLast: false, eastward: true },
  { fromLast: false, eastward: false },
  { fromLast: true, eastward: true },
  { fromLast: true, eastward: false },
] as const

/** Where each way through each cell begins, as x and y one after the other: some thousand cells are compared in pairs. */
function startsOf(cells: readonly Cell[]): Float64Array {
  const starts = new Float64Array(cells.length * ways.length * 2)
  let place = 0
  for (const { passes } of cells) {
    for (const { fromLast, eastward } of ways) {
      const pass = at(passes, fromLast ? passes.length - 1 : 0)
      const { x, y } = eastward ? pass.from : pass.to
      starts[place++] = x
      starts[place++] = y
    }
  }
  return starts
}

function lineOf({ passes }: Cell, { fromLast, eastward }: (typeof ways)[number]): Polyline {
  const inOrder = fromLast ? [...passes].reverse() : passes
  return inOrder.flatMap(({ from, to }, index) => ((index % 2 === 0) === eastward ? [from, to] : [to, from]))
}

/** Puts cells in order, always going on with the one whose nearest corner is closest, and runs each to and fro. */
export function orderCells(cells: readonly Cell[], start: Point): Polyline[] {
  const starts = startsOf(cells)
  const left = Int32Array.from(cells.keys())
  const ordered: Polyline[] = []
  let here = start
  for (let count = cells.length; count > 0; count--) {
    let nearest = 0
    let way = 0
    let away = Number.POSITIVE_INFINITY
    for (let index = 0; index < count; index++) {
      const first = (left[index] ?? 0) * ways.length
      for (let each = 0; each < ways.length; each++) {
        const x = (starts[2 * (first + each)] ?? 0) - here.x
        const y = (starts[2 * (first + each) + 1] ?? 0) - here.y
        const squared = x * x + y * y
        if (squared < away) {
          away = squared
          nearest = index
          way = each
        }
      }
    }
    const line = lineOf(at(cells, left[nearest] ?? 0), at(ways, way))
    // The last one takes the place of the one that is done: nothing has to be moved up.
    left[nearest] = left[count - 1] ?? 0
    ordered.push(line)
    here = at(line, line.length - 1)
  }
  return ordered
}
