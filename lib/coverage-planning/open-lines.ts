import Flatbush from 'flatbush'
import { detoursOf, type IsOpen, insertDetours } from '#lib/coverage-planning/detours'
import { at, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'

/** Shares of the longest line: the lines above one of them are run at the end, one after the other. */
const splits = [0, 0.02, 0.05, 0.1, 0.25, 0.5, 1]

/**
 * Runs with lines put in that end elsewhere than they begin: a short one is a way off the path and back, long ones are
 * cheaper at the end, from one to the next. Where to part them is tried, and the shortest way between is taken.
 */
export function placeOpenLines(runs: readonly Polyline[], lines: readonly Polyline[], isOpen: IsOpen): Polyline[] {
  if (lines.length === 0) return [...runs]
  const longest = Math.max(...lines.map(lengthOf))
  let best: { runs: Polyline[]; metres: number } | undefined
  for (const split of splits) {
    const isLate = (line: Polyline) => lengthOf(line) > longest * split
    const beside = insertDetours(
      runs,
      returning(
        lines.filter((line) => !isLate(line)),
        isOpen,
      ),
      isOpen,
    )
    const tried = [...beside, ...nearestFirst(lines.filter(isLate), beside.at(-1)?.at(-1))]
    const metres = metresBetween(tried)
    if (!best || metres < best.metres) best = { runs: tried, metres }
  }
  return best?.runs ?? [...runs]
}

/** Lines that lie beside each other are one detour: up the one and back on the other. */
function returning(lines: readonly Polyline[], isOpen: IsOpen) {
  return detoursOf(nearestFirst(lines, lines[0]?.[0]), 0, isOpen)
}

/** Lines in order, always going on with the one whose nearer end is closest, and from that end. */
function nearestFirst(lines: readonly Polyline[], start: Point | undefined): Polyline[] {
  if (lines.length === 0) return []
  const ends = new Flatbush(2 * lines.length)
  for (const line of lines) for (const { x, y } of [at(line, 0), at(line, line.length - 1)]) ends.add(x, y)
  ends.finish()
  const isDone = new Uint8Array(lines.length)
  let here = start ?? at(at(lines, 0), 0)
  return lines.map(() => {
    const [end = 0] = ends.neighbors(here.x, here.y, 1, undefined, (index) => isDone[index >> 1] === 0)
    isDone[end >> 1] = 1
    const line = at(lines, end >> 1)
    const turned = end % 2 === 0 ? line : [...line].reverse()
    here = at(turned, turned.length - 1)
    return turned
  })
}

const metresBetween = (runs: readonly Polyline[]) =>
  runs.slice(1).reduce((sum, run, index) => {
    const before = at(runs, index)
    return sum + distance(at(before, before.length - 1), at(run, 0))
  }, 0)
