import { at } from '#lib/coverage-planning/geometry'
import { localPlane } from '#lib/water-files/local-plane'
import type { Place } from '#lib/water-files/map-feature'

export interface JoinedLine {
  readonly places: Place[]
  /** The feature it came from; the first of several. */
  readonly feature: number
}

/** How far apart the ends of a line may lie, as a share of its length, for it to be a shore that closes. */
export const closingShare = 0.05
/** Ends this near are one place: files round to about a decimetre. */
const sameEndM = 1
/** Among more open lines than these no gaps are looked for: a network of roads, not a shore in pieces. */
const mostOpenLines = 60

/** Metres between two places. */
export function metresBetween(from: Place, to: Place): number {
  const plane = localPlane({ longitude: from[0], latitude: from[1] })
  const { x, y } = plane.toPlane({ longitude: to[0], latitude: to[1] })
  return Math.hypot(x, y)
}

/** Metres along a line. */
export function lengthOfLine(places: readonly Place[]): number {
  return places.reduce((sum, place, index) => sum + metresBetween(places[index - 1] ?? place, place), 0)
}

const endsOf = ({ places }: JoinedLine): [Place, Place] => [at(places, 0), at(places, places.length - 1)]
const gapOf = (line: JoinedLine) => metresBetween(...endsOf(line))
const isRing = (line: JoinedLine) => line.places.length > 3 && gapOf(line) <= sameEndM

/** Whether a line comes back to where it began, within 5 % of its length. */
export function isClosed(places: readonly Place[]): boolean {
  return (
    places.length >= 3 &&
    metresBetween(at(places, 0), at(places, places.length - 1)) <= closingShare * lengthOfLine(places)
  )
}

/** Joins lines end to end where exactly two meet, and closes a shore whose ends nearly meet, as the segments of a track do. */
export function joinLines(lines: readonly JoinedLine[]): JoinedLine[] {
  const whole = lines.filter(({ places }) => places.length >= 2)
  const chains = chained(whole)
  const open = chains.filter(({ places }) => !isClosed(places))
  if (open.length < 2 || open.length > mostOpenLines) return chains
  return [...chains.filter(({ places }) => isClosed(places)), ...closedOverGaps(open)]
}

/** Where exactly two ends meet, one line goes on as the other; at a junction of three nobody knows which. */
function chained(lines: readonly JoinedLine[]): JoinedLine[] {
  const ends = new Map<string, Set<JoinedLine>>()
  const keyOf = ([longitude, latitude]: Place) => `${Math.round(longitude * 1e5)} ${Math.round(latitude * 1e5)}`
  const countAt = new Map<string, number>()
  const open = lines.filter((line) => !isRing(line))
  for (const line of open) {
    for (const end of endsOf(line)) {
      const key = keyOf(end)
      countAt.set(key, (countAt.get(key) ?? 0) + 1)
      ends.set(key, (ends.get(key) ?? new Set()).add(line))
    }
  }
  const taken = new Set<JoinedLine>()
  const chains: JoinedLine[] = lines.filter(isRing)
  for (const start of open) {
    if (taken.has(start)) continue
    taken.add(start)
    let chain = start
    for (const side of ['end', 'start'] as const) {
      for (;;) {
        const [first, last] = endsOf(chain)
        const key = keyOf(side === 'end' ? last : first)
        if (countAt.get(key) !== 2) break
        const next = [...(ends.get(key) ?? [])].find((line) => !taken.has(line))
        if (!next) break
        taken.add(next)
        chain = side === 'end' ? append(chain, next) : append(turnedRound(chain), next)
        if (side === 'start') chain = turnedRound(chain)
      }
    }
    chains.push(chain)
  }
  return chains
}

const turnedRound = ({ places, feature }: JoinedLine): JoinedLine => ({ places: [...places].reverse(), feature })

/** `line` and then `next`, turned so that its nearer end comes first. */
function append(line: JoinedLine, next: JoinedLine): JoinedLine {
  const [, last] = endsOf(line)
  const [first, other] = endsOf(next)
  const following = metresBetween(last, first) <= metresBetween(last, other) ? next : turnedRound(next)
  return { places: line.places.concat(following.places), feature: line.feature }
}

/** The nearest ends are joined first; what does not become a ring in the end stays in its pieces. */
function closedOverGaps(open: readonly JoinedLine[]): JoinedLine[] {
  let groups = open.map((line) => ({ line, made: [line] }))
  for (;;) {
    let best: { gap: number; a: number; b: number } | null = null
    for (const [a, one] of groups.entries()) {
      if (isClosed(one.line.places)) continue
      for (const [b, two] of groups.entries()) {
        if (b <= a || isClosed(two.line.places)) continue
        const gap = Math.min(
          ...endsOf(one.line).flatMap((end) => endsOf(two.line).map((other) => metresBetween(end, other))),
        )
        const allowed = (closingShare / 2) * (lengthOfLine(one.line.places) + lengthOfLine(two.line.places))
        if (gap <= allowed && gap < (best?.gap ?? Number.POSITIVE_INFINITY)) best = { gap, a, b }
      }
    }
    if (!best) break
    const [one, two] = [at(groups, best.a), at(groups, best.b)]
    const joined = { line: nearestEnds(one.line, two.line), made: [...one.made, ...two.made] }
    groups = [...groups.filter((group) => group !== one && group !== two), joined]
  }
  return groups.flatMap(({ line, made }) => (isClosed(line.places) ? [line] : made))
}

function nearestEnds(one: JoinedLine, two: JoinedLine): JoinedLine {
  const [first, last] = endsOf(one)
  const near = (end: Place) => Math.min(...endsOf(two).map((other) => metresBetween(end, other)))
  return append(near(last) <= near(first) ? one : turnedRound(one), two)
}
