import type { BoatRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { at, between, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import { firstIndex, itemAt, type Sequence } from '#lib/coverage-planning/sequence'

/** The step under way at a time, by bisection; the last one after the end. */
export function stepIndexAt(steps: Sequence<SimulationStep>, seconds: number): number {
  return Math.max(0, firstIndex(steps.length, (index) => itemAt(steps, index).fromS > seconds) - 1)
}

/** The part of a step's line that is behind the boat at a time. */
export function lineUntil({ line, fromS, toS }: SimulationStep, seconds: number): Polyline {
  const share = toS > fromS ? Math.min(1, Math.max(0, (seconds - fromS) / (toS - fromS))) : 1
  let left = lengthOf(line) * share
  const done: Point[] = [at(line, 0)]
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [at(line, index - 1), at(line, index)]
    const side = distance(from, to)
    if (left < side) return [...done, between(from, to, left / side)]
    done.push(to)
    left -= side
  }
  return done
}

/** Where a boat is and what it does so many seconds after the start; nothing for one that never leaves. */
export function momentOf({ steps }: BoatRun, seconds: number) {
  if (steps.length === 0) return null
  const index = stepIndexAt(steps, seconds)
  const step = itemAt(steps, index)
  const before = index > 0 ? steps.at(index - 1) : undefined
  const line = lineUntil(step, seconds)
  const place = line.at(-1) ?? at(step.line, 0)
  const behind = line.at(-2) ?? at(step.line, 0)
  const share = step.toS > step.fromS ? Math.min(1, (seconds - step.fromS) / (step.toS - step.fromS)) : 1
  const start = { basketKg: before?.basketKg ?? 0, battery: before?.battery ?? 1 }
  return {
    place,
    /** Where it looks, radians counter-clockwise from east. */
    heading: Math.atan2(place.y - behind.y, place.x - behind.x),
    state: seconds >= step.toS && index === steps.length - 1 ? ('done' as const) : step.state,
    // A basket empties and a battery fills while the boat lies at the dock; both change evenly within a step.
    basketKg: start.basketKg + (step.basketKg - start.basketKg) * share,
    battery: start.battery + (step.battery - start.battery) * share,
  }
}

export type BoatMoment = NonNullable<ReturnType<typeof momentOf>>
