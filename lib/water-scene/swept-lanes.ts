import type { FleetRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { at, distance } from '#lib/coverage-planning/geometry'

/** Numbers that stand for one lane: x and y of its ends in metres, and the seconds at which a boat is there. */
export const numbersPerLane = 6
/** Straight pieces shorter than this share of the collecting width are joined: on the water nobody sees the difference. */
const shortest = 0.6

/** All that a fleet sweeps, as straight lanes of `numbersPerLane` numbers, in the order each boat runs them. */
export function sweptLanes({ boats }: FleetRun, widthM: number): Float32Array<ArrayBuffer> {
  const numbers: number[] = []
  for (const { steps } of boats) {
    let before: SimulationStep | null = null
    for (const step of steps) {
      if (step.state !== 'sweep') {
        before = null
        continue
      }
      const last = step.line.length - 1
      for (let index = 1; index <= last; index++) {
        const [from, to] = [at(step.line, index - 1), at(step.line, index)]
        const timeOf = (corner: number) => step.fromS + ((step.toS - step.fromS) * corner) / last
        const start = numbers.length - numbersPerLane
        const sx = numbers[start] ?? 0
        const sy = numbers[start + 1] ?? 0
        if (before && distance({ x: sx, y: sy }, to) < widthM * shortest) {
          numbers.splice(start + 2, 4, to.x, to.y, at(numbers, start + 4), timeOf(index))
        } else numbers.push(from.x, from.y, to.x, to.y, timeOf(index - 1), timeOf(index))
        before = step
      }
    }
  }
  return new Float32Array(numbers)
}
