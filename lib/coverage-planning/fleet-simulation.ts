import { landingRules, runBoat } from '#lib/coverage-planning/boat-run'
import type { CoveragePlan } from '#lib/coverage-planning/coverage-path'
import type { BoatRun, FleetRun, FleetTask, SimulationFault } from '#lib/coverage-planning/fleet-run'
import { at, between, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'

/** A guard for numbers that make boats return every few metres; for a whole fleet. */
const mostSteps = 200_000

/**
 * Runs boats over a coverage plan, each on an equal stretch. A boat returns to the dock when its basket or battery will not last until
 * its way next passes near, and then goes on where it stopped.
 */
export function simulateFleet(plan: CoveragePlan, task: FleetTask, dock: Point): FleetRun | { fault: SimulationFault } {
  const stretches = splitEvenly(sweepsOf(plan), task.boats)
  const boats: BoatRun[] = []
  let stepsLeft = mostSteps
  const wayHome = plan.mesh.waysTo(dock)
  const kgPerM = (task.litterKgPerM2 ?? 0) * plan.coveredM2 * (1 / Math.max(plan.sweepM, 1))
  for (const stretch of stretches) {
    // Without a basket to bring ashore all rules come to the same.
    const rules = kgPerM > 0 && task.basketKg !== null ? landingRules : (['full'] as const)
    const run = fastest(
      rules.map((landing) => runBoat(stretch, plan, task, { dock, wayHome, kgPerM, stepsLeft, landing })),
    )
    if ('fault' in run) return run
    stepsLeft -= run.steps.length
    boats.push(run)
  }
  const sum = (value: (boat: BoatRun) => number) => boats.reduce((total, boat) => total + value(boat), 0)
  return {
    boats,
    finishedS: Math.max(0, ...boats.map((boat) => boat.finishedS)),
    landings: sum((boat) => boat.landings),
    charges: sum((boat) => boat.charges),
    collectedKg: sum((boat) => boat.sweepM) * kgPerM,
  }
}

/** The run that ends first; the fault of the first where all of them end in one. */
function fastest(runs: readonly (BoatRun | { fault: SimulationFault })[]) {
  const [first, ...others] = runs
  if (!first) throw new RangeError('no rule to land by')
  return others.reduce((best, run) => {
    if ('fault' in run) return best
    return 'fault' in best || run.finishedS < best.finishedS ? run : best
  }, first)
}

function sweepsOf(plan: CoveragePlan): Polyline[] {
  return plan.legs.filter((leg) => leg.kind === 'sweep').map((leg) => leg.line)
}

/** Cuts lines into as many groups of equal length as there are boats, in order. */
export function splitEvenly(lines: readonly Polyline[], boats: number): Polyline[][] {
  const share = lines.reduce((sum, line) => sum + lengthOf(line), 0) / boats
  const groups: Polyline[][] = [[]]
  let room = share
  for (const line of lines) {
    let current: Point[] = [at(line, 0)]
    for (const [index, to] of line.slice(1).entries()) {
      let from = at(line, index)
      for (let left = distance(from, to); left > room && groups.length < boats; left = distance(from, to)) {
        const cut = between(from, to, room / left)
        groups.at(-1)?.push([...current, cut])
        groups.push([])
        current = [cut]
        from = cut
        room = share
      }
      room -= distance(from, to)
      current.push(to)
    }
    if (current.length > 1) groups.at(-1)?.push(current)
  }
  return groups.filter((group) => group.length > 0)
}
