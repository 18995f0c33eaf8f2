import { planCoverage } from '#lib/coverage-planning/coverage-path'
import { simulateFleet } from '#lib/coverage-planning/fleet-simulation'
import { at, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { distanceToSide } from '#lib/coverage-planning/nearest-on-side'
import { type FleetResult, type PlanAnswer, planRequestSchema } from '#lib/coverage-planning/plan-request'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { readWater, spanOf } from '#lib/coverage-planning/water-shape'

/** Metres: a path beyond it is weeks of work for one boat, and more lines than a screen can show. */
const longestPathM = 3_000_000

/** A dock on land this near is meant for the shore; in metres, and as a share of the water's longer side. */
const dockReachM = 50
const dockReachShare = 0.05

/** Whether boats could only come from the dock over land. */
function isFarFromWater(dock: Point, outline: Ring, water: readonly Ring[]): boolean {
  const reachM = Math.max(dockReachM, dockReachShare * spanOf(outline))
  const isNear = (ring: Ring) =>
    ring.some((from, index) => distanceToSide(dock, from, at(ring, (index + 1) % ring.length)) <= reachM)
  return !ringsContain(water, dock) && !water.some(isNear)
}

/** Plans a path for each fleet over a water and lets the boats run it; hostile requests get a fault, never an error. */
export function planFleets(data: unknown): PlanAnswer {
  const request = planRequestSchema.safeParse(data)
  if (!request.success) return { number: -1, fault: 'malformed' }
  const { number, shape, fleets, clearanceM } = request.data
  const water = readWater(shape)
  if (!water.ok) return { number, fault: water.fault }
  const dock = shape.dock ?? shape.outline[0]
  if (!dock) return { number, fault: 'malformed' }
  if (isFarFromWater(dock, shape.outline, water.rings)) return { number, fault: 'dockFar' }
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
