import { at, distance, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import type { Cell } from '#lib/coverage-planning/sweep-passes'

/** The four ways through a cell: from either end of its passes, starting on either side. */
function waysThrough(cell: Cell): Polyline[] {
  const ways: Point[][] = []
  for (const passes of [cell, [...cell].reverse()]) {
    for (const first of [0, 1]) {
      ways.push(
        passes.flatMap((pass, index) => ((index + first) % 2 === 0 ? [pass.from, pass.to] : [pass.to, pass.from])),
      )
    }
  }
  return ways
}

/** Puts cells in order, always going on with the one whose nearest corner is closest, and runs each to and fro. */
export function orderCells(cells: readonly Cell[], start: Point): Polyline[] {
  const left = cells.map(waysThrough)
  const ordered: Polyline[] = []
  let here = start
  while (left.length > 0) {
    let best = { cell: 0, way: at(at(left, 0), 0), away: Number.POSITIVE_INFINITY }
    for (const [cell, ways] of left.entries()) {
      for (const way of ways) {
        const away = distance(here, at(way, 0))
        if (away < best.away) best = { cell, way, away }
      }
    }
    left.splice(best.cell, 1)
    ordered.push(best.way)
    here = at(best.way, best.way.length - 1)
  }
  return ordered
}
