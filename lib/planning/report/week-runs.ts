import type { SeasonPrint } from '#lib/planning/report/season-print'
import { type TextTable, weeksTable } from '#lib/planning/report/year-rows'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Every week of the year for a reader: neighbours that print the same stand in one row, "10–22", which begins with the first. */
export function weekRunsTable(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const [head = [], ...weeks] = weeksTable(plan, print)
  const runs: { first: string; last: string; begins: string; said: readonly string[] }[] = []
  for (const [week = '', begins = '', ...said] of weeks) {
    const run = runs.at(-1)
    if (run && said.every((text, column) => text === run.said[column])) run.last = week
    else runs.push({ first: week, last: week, begins, said })
  }
  return [
    head,
    ...runs.map(({ first, last, begins, said }) => [first === last ? first : `${first}–${last}`, begins, ...said]),
  ]
}
