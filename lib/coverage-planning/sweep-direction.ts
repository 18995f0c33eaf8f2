import { at, type Ring, rotate } from '#lib/coverage-planning/geometry'
import { intervalsAt, sidesOf } from '#lib/coverage-planning/sweep-lines'

/** Beyond this, more directions cost time and save no turns worth having. */
const mostDirections = 12

/** Lowest and highest y of all corners, in metres. */
export function verticalSpan(rings: readonly Ring[]): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const ring of rings) {
    for (const { y } of ring) {
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  }
  return [low, high]
}

/** The direction of the longest side, radians counter-clockwise from east. */
export function longestSideDirection(rings: readonly Ring[]): number {
  let longest = { angle: 0, length: 0 }
  for (const side of sidesOf(rings)) {
    const [x, y] = [side.a.x - side.b.x, side.a.y - side.b.y]
    const length = Math.hypot(x, y)
    if (length > longest.length) longest = { angle: Math.atan2(y, x), length }
  }
  return longest.angle
}

/** The directions of the longest shore lines: a convex water is narrowest at right angles to one of its sides. */
function candidateAngles(rings: readonly Ring[]): number[] {
  const sides = rings.flatMap((ring) =>
    ring.map((from, index) => {
      const to = at(ring, (index + 1) % ring.length)
      return { angle: Math.atan2(to.y - from.y, to.x - from.x), length: Math.hypot(to.x - from.x, to.y - from.y) }
    }),
  )
  const apart = (a: number, b: number) => Math.abs(((((a - b) % Math.PI) + Math.PI * 1.5) % Math.PI) - Math.PI / 2)
  const chosen: number[] = []
  for (const { angle } of sides.sort((a, b) => b.length - a.length)) {
    if (chosen.length === mostDirections) break
    if (chosen.every((other) => apart(angle, other) > 0.05)) chosen.push(angle)
  }
  for (const angle of [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4]) {
    if (chosen.every((other) => apart(angle, other) > 0.05)) chosen.push(angle)
  }
  return chosen
}

/** The shores turned about the origin, counter-clockwise by an angle in radians. */
export function turned(rings: readonly Ring[], angle: number): Ring[] {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return rings.map((ring) => ring.map((point) => rotate(point, cosine, sine)))
}

/**
 * The direction of passes (radians counter-clockwise from east) with the fewest passes, and so turns: the extent across the passes times
 * the stretches of an average line.
 * @param trialLines lines tried for each direction, to count how often islands and bays break them
 */
export function bestSweepDirection(rings: readonly Ring[], trialLines = 24): number {
  let best = { angle: 0, cost: Number.POSITIVE_INFINITY }
  for (const angle of candidateAngles(rings)) {
    const lying = turned(rings, -angle)
    const [low, high] = verticalSpan(lying)
    const sides = sidesOf(lying)
    let stretches = 0
    for (let line = 0; line < trialLines; line++) {
      stretches += intervalsAt(sides, low + ((high - low) * (line + 0.5)) / trialLines).length
    }
    const cost = ((high - low) * stretches) / trialLines
    if (cost < best.cost) best = { angle, cost }
  }
  return best.angle
}
