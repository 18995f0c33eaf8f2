import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { TextTable } from '#lib/planning/report/year-rows'
import { type SeasonField, seasonEntry, seasonFields } from '#lib/planning/season-entry'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The inputs by their names on the page, blank ones left out: what an answer rests on. */
export function inputRows({ inputs, work }: SeasonPlan, print: SeasonPrint): TextTable {
  const { words, unit } = print
  const { tool } = words
  const entry = seasonEntry(inputs, unit)
  const spoken: Partial<Record<SeasonField, string>> = {
    area: print.area(inputs.area),
    job: tool.jobs[inputs.job],
    boat:
      inputs.boat === null
        ? formatMessage(tool.advised, { boat: print.boat(work.fleet.class) })
        : print.boat(work.fleet.class),
    night: inputs.night ? tool.yes : tool.no,
  }
  return seasonFields
    .filter((field) => field !== 'unit' && (spoken[field] ?? entry[field]) !== '')
    .map((field) => [print.field(field), spoken[field] ?? entry[field]])
}
