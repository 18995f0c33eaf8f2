import { formatMessage } from '#lib/i18n/format-message'
import { fleetLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { shareOf, stateOf } from '#lib/planning/report/week-state'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** A table as texts, its first row the heads: the same on the page, in the CSV, on the sheet and in the quote. */
export type TextTable = readonly (readonly string[])[]

/** The fleet's work in its busiest week, in an average working week and in the year. */
export function yearTable(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const { words, number } = print
  const { rows, columns } = words.result
  const { busiest, year, workingWeeks, boats } = plan
  const weeks = Math.max(1, workingWeeks)
  const row = (label: string, inBusiest: number, inYear: number, digits: number) => [
    label,
    number(inBusiest, digits),
    number(inYear / weeks, Math.max(1, digits)),
    number(inYear, digits),
  ]
  const people = (year.watchHours + year.liftHours + year.cartHours) / weeks / plan.inputs.personHours
  return [
    [
      formatMessage(columns.row, { fleet: fleetLine(plan, print, boats.planned) }),
      formatMessage(columns.busiest, { week: busiest.week }),
      columns.average,
      columns.year,
    ],
    row(rows.sweeps, busiest.sweeps, year.sweeps, 1),
    row(rows.boatHours, busiest.boatHours, year.boatHours, 1),
    row(
      rows.reserve,
      Math.max(0, busiest.availableHours - busiest.boatHours),
      Math.max(0, year.availableHours - year.boatHours),
      1,
    ),
    row(rows.shifts, busiest.shifts, year.shifts, 0),
    row(rows.charges, busiest.charges, year.charges, 0),
    row(rows.baskets, busiest.baskets, year.baskets, 0),
    row(rows.km, busiest.km, year.km, 0),
    row(rows.tonnes, busiest.kg / 1000, year.kg / 1000, 2),
    row(rows.carts, busiest.carts, year.carts, 0),
    row(rows.watchHours, busiest.watchHours, year.watchHours, 0),
    row(rows.liftHours, busiest.liftHours, year.liftHours, 1),
    row(rows.cartHours, busiest.cartHours, year.cartHours, 1),
    [rows.people, number(busiest.people), number(people, 1), words.result.none],
  ]
}

/** Every week of the year: what the picture shows. */
export function weeksTable(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const { words, number } = print
  const { rows, week, begins, used, percent, state, states } = words.result
  return [
    [week, begins, rows.sweeps, rows.boatHours, used, rows.tonnes, rows.people, state],
    ...plan.weeks.map((each) => [
      String(each.week),
      print.dayOf(each.week),
      number(each.sweeps, 1),
      number(each.boatHours, 1),
      formatMessage(percent, { value: number(shareOf(each) * 100, 0) }),
      number(each.kg / 1000, 2),
      number(each.people),
      states[stateOf(each)],
    ]),
  ]
}
