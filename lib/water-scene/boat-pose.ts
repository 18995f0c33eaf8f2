import type { BoatRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { at, between, distance, lengthOf, type Point } from '#lib/coverage-planning/geometry'
import { type BoatMoment, stepIndexAt } from '#lib/coverage-planning/playback'
import { itemAt } from '#lib/coverage-planning/sequence'
import type { Berth } from '#lib/water-scene/dock-place'

export interface BoatPose extends Berth {
  readonly state: BoatMoment['state']
  /** Metres a second. */
  readonly speed: number
}

interface Hull {
  readonly lengthM: number
  /** Metres a second at which corners are rounded. */
  readonly speed: number
  readonly berth: Berth
  readonly dock: Point
}

/** A boat comes alongside within so many of its lengths. */
const approach = 4

/**
 * A boat's place and course at a time, averaged over the time it takes for two of its lengths, so that it rounds corners; at the dock it
 * lies alongside.
 */
export function poseAt(boat: BoatRun, seconds: number, hull: Hull): BoatPose {
  const { berth, dock } = hull
  if (boat.steps.length === 0 || seconds >= boat.finishedS) return { ...berth, state: 'done', speed: 0 }
  const lengthS = hull.lengthM / hull.speed
  const from = Math.max(0, seconds - lengthS)
  const to = Math.min(boat.finishedS, seconds + lengthS)
  const mean = meanOver(boat, from, to)
  const step = itemAt(boat.steps, stepIndexAt(boat.steps, seconds))
  const ashore = ashoreShare(step, seconds, hull, dock)
  return {
    place: between(mean.place, berth.place, ashore),
    heading: turnedTowards(mean.course ?? berth.heading, berth.heading, ashore),
    state: step.state,
    speed: (mean.metres / Math.max(to - from, 1e-6)) * (1 - ashore),
  }
}

/** Mean place and mean course between two moments, and the metres run; no course where the boat lies still. */
function meanOver({ steps }: BoatRun, from: number, to: number) {
  const place = { x: 0, y: 0 }
  let [placeS, courseS, metres, turned] = [0, 0, 0, 0]
  let course: number | null = null
  const count = (a: Point, b: Point, startS: number, endS: number) => {
    const [first, last] = [Math.max(startS, from), Math.min(endS, to)]
    if (last <= first) return
    const share = (second: number) => (endS > startS ? (second - startS) / (endS - startS) : 0)
    const middle = between(a, b, (share(first) + share(last)) / 2)
    place.x += middle.x * (last - first)
    place.y += middle.y * (last - first)
    placeS += last - first
    const side = distance(a, b)
    if (side < 1e-6) return
    const angle = Math.atan2(b.y - a.y, b.x - a.x)
    course = course === null ? angle : turnedTowards(course, angle, 1)
    turned += course * (last - first)
    courseS += last - first
    metres += side * (share(last) - share(first))
  }
  for (let index = stepIndexAt(steps, from); index < steps.length; index++) {
    const { line, fromS, toS } = itemAt(steps, index)
    if (fromS > to) break
    const whole = lengthOf(line)
    let startS = fromS
    for (let corner = 1; corner < line.length; corner++) {
      const [a, b] = [at(line, corner - 1), at(line, corner)]
      const endS = corner === line.length - 1 ? toS : startS + (distance(a, b) / whole) * (toS - fromS)
      count(a, b, startS, endS)
      startS = endS
    }
    if (line.length === 1) count(at(line, 0), at(line, 0), fromS, toS)
  }
  return {
    place: { x: place.x / placeS, y: place.y / placeS },
    course: courseS > 0 ? turned / courseS : null,
    metres,
  }
}

/** 1 alongside, 0 out on the water, between them while a boat leaves or comes. */
function ashoreShare(step: SimulationStep, seconds: number, { lengthM, speed }: Hull, dock: Point): number {
  if (step.state === 'unload' || step.state === 'charge') return 1
  const isLeaving = step.state === 'transit' && distance(at(step.line, 0), dock) < 0.05
  if (step.state !== 'return' && !isLeaving) return 0
  const wholeS = Math.max(step.toS - step.fromS, 1e-6)
  const reach = Math.min((approach * lengthM) / speed, wholeS)
  const away = (isLeaving ? seconds - step.fromS : step.toS - seconds) / reach
  const share = Math.min(1, Math.max(0, away))
  return 1 - share * share * (3 - 2 * share)
}

/** An angle on the shorter way from one to another. */
function turnedTowards(from: number, to: number, share: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from))
  return from + turn * share
}
