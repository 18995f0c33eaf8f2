import { planCoverage } from '#lib/coverage-planning/coverage-path'
import { simulateFleet } from '#lib/coverage-planning/fleet-simulation'
import { type FleetResult, type PlanAnswer, planRequestSchema } from '#lib/coverage-planning/plan-request'
import { readWater } from '#lib/coverage-planning/water-shape'

/** Metres: a path beyond it is weeks of work for one boat, and more lines than a screen can show. */
const longestPathM = 3_000_000

/** Plans a path for each fleet over a water and lets the boats run it; hostile requests get a fault, never an error. */
export function planFleets(data: unknown): PlanAnswer {
  const request = planRequestSchema.safeParse(data)
  if (!request.success) return { number: -1, fault: 'malformed' }
  const { number, shape, fleets, clearanceM } = request.data
  const water = readWater(shape)
  if (!water.ok) return { number, fault: water.fault }
  const dock = shape.dock ?? shape.outline[0]
  if (!dock) return { number, fault: 'malformed' }
  const results: FleetResult[] = []
  for (const { litterKg, ...fleet } of fleets) {
    if (water.areaM2 / fleet.widthM > longestPathM) return { number, fault: 'pathTooLong' }
    const plan = planCoverage({ water: water.rings, widthM: fleet.widthM, clearanceM, dock })
    if (!plan) return { number, fault: 'tooNarrow' }
    const run = simulateFleet(
      plan,
      { ...fleet, litterKgPerM2: litterKg === null ? null : litterKg / water.areaM2 },
      dock,
    )
    if ('fault' in run) return { number, fault: run.fault }
    const { legs, mesh, ...plain } = plan
    results.push({ ...plain, lines: legs, run })
  }
  return { number, areaM2: water.areaM2, dock, results }
}
