import { lengthOf } from '#lib/coverage-planning/geometry'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { stepIndexAt } from '#lib/coverage-planning/playback'
import { itemAt } from '#lib/coverage-planning/sequence'

/** A function from seconds to the share of the water (0 to 1) swept, by the distance done with the collector on. */
export function createProgress({ run, coveredM2, waterM2 }: FleetResult): (seconds: number) => number {
  const boats = run.boats.map(({ steps }) => {
    const metres = new Float64Array(steps.length + 1)
    let index = 0
    for (const { state, line } of steps) {
      const before = metres[index] ?? 0
      metres[++index] = before + (state === 'sweep' ? lengthOf(line) : 0)
    }
    return { steps, metres }
  })
  const whole = boats.reduce((sum, { metres }) => sum + (metres.at(-1) ?? 0), 0)
  if (whole === 0) return () => 0
  return (seconds) => {
    let done = 0
    for (const { steps, metres } of boats) {
      if (steps.length === 0) continue
      const index = stepIndexAt(steps, seconds)
      const { fromS, toS } = itemAt(steps, index)
      const share = toS > fromS ? Math.min(1, Math.max(0, (seconds - fromS) / (toS - fromS))) : 1
      const [from, to] = [metres[index] ?? 0, metres[index + 1] ?? 0]
      done += from + (to - from) * share
    }
    return (done / whole) * (coveredM2 / waterM2)
  }
}
