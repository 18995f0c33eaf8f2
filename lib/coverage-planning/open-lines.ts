import Flatbush from 'flatbush'
import { detoursOf, type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import { at, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'

/** Shares of the longest line: the lines above one of them are run at the end, one after the other. */
const splits = [0, 0.02, 0.05, 0.1, 0.25, 0.5, 1]

/**
 * Inserts lines with two ends into closed runs: a short one as a detour, long ones at the end, one after the other. Tries where to split
 * them and takes the shortest.
 */
export function placeOpenLines(
  runs: readonly Polyline[],
  lines: readonly Polyline[],
  { start, isOpen }: { start: Point; isOpen: IsOpen },
): Polyline[] {
  if (lines.length === 0) return [...runs]
  const longest = Math.max(...lines.map(lengthOf))
  let best: { runs: Polyline[]; metres: number } | undefined
  for (const split of splits) {
    const isLate = (line: Polyline) => lengthOf(line) > longest * split
    const short = nearestFirst(
      lines.filter((line) => !isLate(line)),
      start,
    )
    const beside = insertDetours(runs, detoursOf(short, 0, isOpen), isOpen)
    const tried = [...beside, ...nearestFirst(lines.filter(isLate), beside.at(-1)?.at(-1) ?? start)]
    const metres = metresBetween(tried, start)
    if (!best || metres < best.metres) best = { runs: tried, metres }
  }
  return best?.runs ?? [...runs]
}

/** Lines in order, always going on with the one whose nearer end is closest, and from that end. */
function nearestFirst(lines: readonly Polyline[], start: Point): Polyline[] {
  if (lines.length === 0) return []
  const ends = new Flatbush(2 * lines.length)
  for (const line of lines) for (const { x, y } of [at(line, 0), at(line, line.length - 1)]) ends.add(x, y)
  ends.finish()
  const isDone = new Uint8Array(lines.length)
  let here = start
  return lines.map(() => {
    const [end = 0] = ends.neighbors(here.x, here.y, 1, undefined, (index) => isDone[index >> 1] === 0)
    isDone[end >> 1] = 1
    const line = at(lines, end >> 1)
    const turned = end % 2 === 0 ? line : [...line].reverse()
    here = at(turned, turned.length - 1)
    return turned
  })
}

function metresBetween(runs: readonly Polyline[], start: Point): number {
  let here = start
  let metres = 0
  for (const run of runs) {
    metres += distance(here, at(run, 0))
    here = at(run, run.length - 1)
  }
  return metres
}
