import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import { entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'
import { costFormulas, costTable, hasPrices, payBackLine } from '#lib/planning/report/cost-rows'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { limitRows } from '#lib/planning/report/limit-rows'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { seasonTitle } from '#lib/planning/report/season-title'
import { weeksTable, yearTable } from '#lib/planning/report/year-rows'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The whole plan as rows of one file, in the page's language: for a feasibility paper. */
export function seasonCsv(plan: SeasonPlan, print: SeasonPrint): (readonly string[])[] {
  const { result } = print.words
  const limits = limitRows(plan, print)
  return [
    ...seasonTitle(plan, print).map((line) => [line]),
    ...decisionLines(plan, print).map((line) => [line]),
    [],
    ...yearTable(plan, print),
    [],
    ...(limits.length > 0 ? [[result.limits], ...limits, []] : []),
    ...costTable(plan, print),
    [payBackLine(plan, print)],
    [],
    [result.inputs],
    ...inputRows(plan, print),
    [],
    [result.formulas],
    ...[...seasonFormulas(plan, print), ...costFormulas(plan, print)].map((line) => [line]),
    [],
    ...weeksTable(plan, print),
  ]
}

/** The plan as a person of the sales reads it: results first, then what they rest on. */
export function seasonNote(plan: SeasonPlan, print: SeasonPrint): string[] {
  const { result } = print.words
  const rows = [
    ...yearTable(plan, print),
    ...limitRows(plan, print),
    ...(hasPrices(plan) ? costTable(plan, print) : []),
  ]
  return [
    ...seasonTitle(plan, print),
    ...decisionLines(plan, print),
    ...rows.map((row) => row.join(' · ')),
    ...(hasPrices(plan) ? [payBackLine(plan, print)] : []),
    `${result.inputs}:`,
    ...inputRows(plan, print).map((row) => row.join(' · ')),
  ]
}

/** The planned fleet as the simulation takes it; the litter is what one sweep of the busiest week finds. */
export function plannedFleet({ inputs, work, boats, busiest }: SeasonPlan): FleetEntry {
  const { fleet } = work
  const entry = entryOf(fleet.id)
  const text = (value: number) => String(Number(value.toPrecision(4)))
  const litterKg = busiest.sweeps > 0 ? text(busiest.kg / busiest.sweeps) : ''
  return {
    ...entry,
    texts: {
      ...entry.texts,
      boats: String(Math.min(fleetBounds.boats.to, boats.planned)),
      widthM: text(fleet.widthM.value),
      workSpeed: text(fleet.rate.value / fleet.widthM.value / 3_600),
      basketKg: text(fleet.basketKg.value),
      enduranceH: text(fleet.enduranceH.value),
      unloadMin: text(inputs.unload),
      chargeMin: text(inputs.charge),
      litterKg,
    },
  }
}
