import { basketStops } from '#lib/coverage-planning/basket-stops'
import type { CoveragePlan } from '#lib/coverage-planning/coverage-path'
import type { BoatRun, BoatState, FleetTask, SimulationFault, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { at, between, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'

/**
 * When a boat returns to the dock: with a full basket, where its way passes near before that, or also before the battery is low. None is
 * fastest on every water.
 */
export const landingRules = ['full', 'near', 'nearOrLow'] as const

interface BoatTask {
  readonly dock: Point
  wayHome(from: Point): Point[]
  readonly kgPerM: number
  /** The most steps that the run may have. */
  readonly stepsLeft: number
  readonly landing: (typeof landingRules)[number]
}

/** One boat runs its lines: it returns by the rule, unloads, charges when it must, and goes on where it stopped. */
export function runBoat(
  lines: readonly Polyline[],
  plan: CoveragePlan,
  task: FleetTask,
  { dock, wayHome, kgPerM, stepsLeft, landing }: BoatTask,
): BoatRun | { fault: SimulationFault } {
  const steps: SimulationStep[] = []
  const full = task.basketKg ?? Number.POSITIVE_INFINITY
  const enduranceS = task.enduranceH * 3600
  const totals = { sweepM: 0, transitM: 0, dockM: 0, landings: 0, charges: 0 }
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
    if (here === dock || to === dock) totals.dockM += lengthOf(line)
    record(state, line, seconds)
    here = to
  }
  const secondsHome = (from: Point) => lengthOf(wayHome(from)) / task.transitSpeed
  // No way home is longer than the one from an earlier place and what was run since: the exact one is searched only
  // where this is too much for the battery.
  let homeAtMostM = 0
  const basketM = kgPerM > 0 ? full / kgPerM : Number.POSITIVE_INFINITY
  const stopAfter =
    landing !== 'full' && Number.isFinite(basketM)
      ? basketStops(lines, {
          basketM,
          landingM: task.unloadMin * 60 * task.transitSpeed,
          boats: task.boats,
          homeM: (from) => lengthOf(wayHome(from)),
        })
      : () => Number.POSITIVE_INFINITY
  /** Metres swept at the next stop, and whether the battery is at its end there. */
  let stop = { atM: Number.POSITIVE_INFINITY, isForBattery: false }
  const planStop = (from: Point) => {
    const reachM =
      landing === 'nearOrLow'
        ? Math.max(0, enduranceS - usedS - 2 * secondsHome(from)) * task.workSpeed
        : Number.POSITIVE_INFINITY
    stop = { atM: stopAfter(totals.sweepM, reachM), isForBattery: reachM < basketM }
  }
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

  /** To the dock and back to where the boat goes on, charged if it could not come back from there again. */
  const landBefore = (next: Point, isEmpty: boolean) => {
    const isDue = isEmpty || (stop.isForBattery && totals.sweepM > stop.atM - 0.02)
    land()
    if (isDue || usedS + 2 * secondsHome(next) >= enduranceS) charge()
    planStop(next)
    travel('transit', next)
  }

  const first = lines[0]?.[0]
  if (first) planStop(first)
  for (const line of lines) {
    if (totals.sweepM > stop.atM - 0.02) landBefore(at(line, 0), false)
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
        const byBasket = kgPerM > 0 ? Math.min((full - basket) / kgPerM, stop.atM - totals.sweepM) : stop.atM
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
        landBefore(stopped, empty)
        if (empty && go <= 0.01 && before === totals.sweepM && usedS + secondsHome(stopped) >= enduranceS)
          return { fault: 'outOfReach' }
      }
    }
  }
  land()
  return { ...totals, steps, finishedS: clock }
}
