import { z } from 'zod'
import { at, type Point, positive, type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { areaOf, differenceOf, unionOf } from '#lib/coverage-planning/polygon-boolean'

/** What is drawn or read from a file, in metres on a level plane. */
export interface WaterShape {
  readonly outline: Ring
  readonly islands: readonly Ring[]
  /** Too shallow for a boat: swept by nobody, gone round by all. */
  readonly shallows: readonly Ring[]
  readonly dock: Point | null
}

/** The sum of all corners of a drawing: more than any lake needs, few enough to answer at once. */
export const mostCorners = 5_000
/** A side of the water in metres; beyond it a drawing on a plane is wrong, and so is one boat's day. */
export const longestSideM = 50_000
/** Below this nothing can be told from the width of a line. */
export const smallestAreaM2 = 25

const point = z.object({
  x: z.number().min(-longestSideM).max(longestSideM),
  y: z.number().min(-longestSideM).max(longestSideM),
})
const ring = z.array(point).min(3).max(mostCorners).readonly()

export const waterShapeSchema = z.object({
  outline: ring,
  islands: z.array(ring).max(200).readonly(),
  shallows: z.array(ring).max(200).readonly(),
  dock: point.nullable(),
})

/** Why a drawing cannot be worked with; the page has a sentence for each. */
export type WaterFault = 'malformed' | 'tooManyCorners' | 'selfCrossing' | 'tooSmall' | 'tooLarge' | 'noWaterLeft'

export type WaterResult =
  | { readonly ok: true; readonly rings: Ring[]; readonly areaM2: number }
  | { readonly ok: false; readonly fault: WaterFault }

/** Checks a drawing and gives the water that is left of it: outlines and holes. */
export function readWater(input: unknown): WaterResult {
  const parsed = waterShapeSchema.safeParse(input)
  if (!parsed.success) return { ok: false, fault: 'malformed' }
  const { outline, islands, shallows } = parsed.data
  const rings = [outline, ...islands, ...shallows]
  if (rings.reduce((sum, { length }) => sum + length, 0) > mostCorners) return { ok: false, fault: 'tooManyCorners' }
  if (spanOf(outline) > longestSideM) return { ok: false, fault: 'tooLarge' }
  if (rings.some(crossesItself)) return { ok: false, fault: 'selfCrossing' }
  const whole = unionOf([positive(outline)])
  if (areaOf(whole) < smallestAreaM2) return { ok: false, fault: 'tooSmall' }
  const left = differenceOf(whole, [...islands, ...shallows].map(positive))
  const areaM2 = areaOf(left)
  if (areaM2 < smallestAreaM2) return { ok: false, fault: 'noWaterLeft' }
  return { ok: true, rings: left, areaM2 }
}

/** The area of a drawing in m², its islands taken off as they are: quick, and right where they lie in the water. */
export function areaOfShape({ outline, islands, shallows }: WaterShape): number {
  const metres = (ring: Ring) => Math.abs(signedArea(ring))
  return [...islands, ...shallows].reduce((left, ring) => left - metres(ring), metres(outline))
}

/** The longer side of the box round an outline, in metres. */
export function spanOf(outline: Ring): number {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Whether two sides of a ring that are not neighbours cross. Compared in pairs: 5,000 corners take about 50 ms. */
export function crossesItself(ring: Ring): boolean {
  return crossingsOf([ring], 1) > 0
}

/** How often rings cross themselves and each other, counted up to `most`. */
export function crossingsOf(rings: readonly Ring[], most: number): number {
  const sides = rings.flatMap((ring) =>
    ring.map((from, index) => {
      const to = at(ring, (index + 1) % ring.length)
      const [low, high] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
      const [south, north] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
      return { from, to, low, high, south, north, ring, index }
    }),
  )
  sides.sort((a, b) => a.low - b.low)
  let count = 0
  for (const [place, side] of sides.entries()) {
    for (let next = place + 1; next < sides.length; next++) {
      const other = at(sides, next)
      if (other.low > side.high) break
      if (other.south > side.north || other.north < side.south) continue
      const gap = Math.abs(side.index - other.index)
      if (side.ring === other.ring && (gap === 1 || gap === side.ring.length - 1)) continue
      if (cross(side.from, side.to, other.from, other.to) && ++count >= most) return count
    }
  }
  return count
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
