import type { CoveragePlan } from '#lib/coverage-planning/coverage-path'
import { at, between, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import type { Sequence } from '#lib/coverage-planning/sequence'

/** What a boat does at a time; the order of a cleaning mission as `messages` tells it in six steps. */
export type BoatState = 'transit' | 'sweep' | 'return' | 'unload' | 'charge'

/** All of it the visitor's own numbers, or the boat's given figures where there are some. */
export interface FleetTask {
  readonly boats: number
  /** Metres a second with the collector working, and without. */
  readonly workSpeed: number
  readonly transitSpeed: number
  readonly widthM: number
  /** What the basket holds, and what lies on the water. Without either no boat returns to unload. */
  readonly basketKg: number | null
  readonly litterKgPerM2: number | null
  readonly enduranceH: number
  readonly unloadMin: number
  readonly chargeMin: number
}

export interface SimulationStep {
  readonly state: BoatState
  readonly line: Polyline
  /** Seconds from the start. */
  readonly fromS: number
  readonly toS: number
  /** At the step's end. */
  readonly basketKg: number
  /** 1 is full, 0 empty; at the step's end. */
  readonly battery: number
}

export interface BoatRun {
  readonly steps: Sequence<SimulationStep>
  readonly sweepM: number
  readonly transitM: number
  readonly landings: number
  readonly charges: number
  readonly finishedS: number
}

export interface FleetRun {
  readonly boats: readonly BoatRun[]
  /** When the last boat is back, in seconds. */
  readonly finishedS: number
  readonly landings: number
  readonly charges: number
  readonly collectedKg: number
}

export type SimulationFault = 'outOfReach' | 'tooManySteps'

/** A guard for numbers that make boats return every few metres; for a whole fleet. */
const mostSteps = 200_000

/**
 * Lets boats run a coverage plan: the path is shared out in equal stretches, each boat returns to the dock when its
 * basket is full or what is left of its battery is needed for the way back, and goes on where it stopped.
 */
export function simulateFleet(plan: CoveragePlan, task: FleetTask, dock: Point): FleetRun | { fault: SimulationFault } {
  const stretches = splitEvenly(sweepsOf(plan), task.boats)
  const boats: BoatRun[] = []
  let stepsLeft = mostSteps
  const wayHome = plan.mesh.waysTo(dock)
  for (const stretch of stretches) {
    const run = runBoat(stretch, plan, task, { dock, wayHome, stepsLeft })
    if ('fault' in run) return run
    stepsLeft -= run.steps.length
    boats.push(run)
  }
  const sum = (value: (boat: BoatRun) => number) => boats.reduce((total, boat) => total + value(boat), 0)
  const kgPerM = (task.litterKgPerM2 ?? 0) * plan.coveredM2 * (1 / Math.max(plan.sweepM, 1))
  return {
    boats,
    finishedS: Math.max(0, ...boats.map((boat) => boat.finishedS)),
    landings: sum((boat) => boat.landings),
    charges: sum((boat) => boat.charges),
    collectedKg: sum((boat) => boat.sweepM) * kgPerM,
  }
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

function runBoat(
  lines: readonly Polyline[],
  plan: CoveragePlan,
  task: FleetTask,
  { dock, wayHome, stepsLeft }: { dock: Point; wayHome(from: Point): Point[]; stepsLeft: number },
): BoatRun | { fault: SimulationFault } {
  const steps: SimulationStep[] = []
  const kgPerM = (task.litterKgPerM2 ?? 0) * plan.coveredM2 * (1 / Math.max(plan.sweepM, 1))
  const full = task.basketKg ?? Number.POSITIVE_INFINITY
  const enduranceS = task.enduranceH * 3600
  const totals = { sweepM: 0, transitM: 0, landings: 0, charges: 0 }
  let here = dock
  let clock = 0
  let basket = 0
  let usedS = 0

  const record = (state: BoatState, line: Polyline, seconds: number) => {
    steps.push({
      state,
      line,
      fromS: clock,
      toS: clock + seconds,
      basketKg: basket,
      battery: Math.max(0, 1 - usedS / enduranceS),
    })
    clock += seconds
  }
  const lineTo = (to: Point) => {
    if (to === dock) return wayHome(here)
    return here === dock ? wayHome(to).reverse() : plan.mesh.path(here, to)
  }
  const travel = (state: 'transit' | 'return', to: Point) => {
    if (distance(here, to) < 0.01) return
    const line = lineTo(to)
    const seconds = lengthOf(line) / task.transitSpeed
    usedS += seconds
    homeAtMostM = to === dock ? 0 : homeAtMostM + lengthOf(line)
    totals.transitM += lengthOf(line)
    record(state, line, seconds)
    here = to
  }
  const secondsHome = (from: Point) => lengthOf(wayHome(from)) / task.transitSpeed
  // No way home is longer than the one from an earlier place and what was run since: the exact one is searched only
  // where this is too much for the battery.
  let homeAtMostM = 0
  const land = () => {
    travel('return', dock)
    if (basket > 0) {
      basket = 0
      totals.landings++
      record('unload', [dock], task.unloadMin * 60)
    }
  }
  const charge = () => {
    usedS = 0
    totals.charges++
    record('charge', [dock], task.chargeMin * 60)
  }

  for (const line of lines) {
    travel('transit', at(line, 0))
    for (const to of line.slice(1)) {
      while (distance(here, to) > 0.01) {
        if (steps.length > stepsLeft) return { fault: 'tooManySteps' }
        const left = distance(here, to)
        // Along a straight line the way home is at most the way to its end and home from there, or back and home.
        const spare = (homeS: number) => Math.max(0, enduranceS - usedS - homeS) * task.workSpeed
        let byBattery = spare((homeAtMostM + left) / task.transitSpeed)
        if (byBattery < left) {
          const [homeS, endS] = [secondsHome(here), secondsHome(to)]
          homeAtMostM = homeS * task.transitSpeed
          byBattery = spare(Math.max(homeS, endS))
        }
        const byBasket = kgPerM > 0 ? (full - basket) / kgPerM : Number.POSITIVE_INFINITY
        const go = Math.min(left, byBattery, byBasket)
        if (go > 0.01) {
          const end = go >= left ? to : between(here, to, go / left)
          basket += go * kgPerM
          usedS += go / task.workSpeed
          homeAtMostM += go
          totals.sweepM += go
          record('sweep', [here, end], go / task.workSpeed)
          here = end
        }
        if (distance(here, to) <= 0.01) break
        const stopped = here
        const empty = byBattery <= byBasket
        if (empty && distance(here, dock) < 0.01 && usedS === 0) return { fault: 'outOfReach' }
        const before = totals.sweepM
        land()
        if (empty || usedS + 2 * secondsHome(stopped) >= enduranceS) charge()
        travel('transit', stopped)
        if (empty && go <= 0.01 && before === totals.sweepM && usedS + secondsHome(stopped) >= enduranceS)
          return { fault: 'outOfReach' }
      }
    }
  }
  land()
  return { ...totals, steps, finishedS: clock }
}
