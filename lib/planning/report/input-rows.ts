import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { TextTable } from '#lib/planning/report/year-rows'
import { type SeasonField, seasonEntry, seasonFields } from '#lib/planning/season-entry'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The inputs by their names on the page, blank ones left out: what an answer rests on. */
export function inputRows(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const { inputs, work } = plan
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
    ...spokenKinds(plan, print),
    night: inputs.night ? tool.yes : tool.no,
  }
  return seasonFields
    .filter((field) => field !== 'unit' && (spoken[field] ?? entry[field]) !== '')
    .map((field) => [print.field(field), spoken[field] ?? entry[field]])
}

/** The kinds beside the first one; a number without a kind, or a kind of another job, says nothing. */
function spokenKinds({ inputs, work }: SeasonPlan, print: SeasonPrint): Partial<Record<SeasonField, string>> {
  const said = (id: string | null) => work.fleet.others.find((kind) => kind.id === id)
  const [two, three] = [said(inputs.boatTwo), said(inputs.boatThree)]
  return {
    boatTwo: two ? print.boat(two.class) : '',
    boatsTwo: two ? print.number(inputs.boatsTwo ?? 1) : '',
    boatThree: three ? print.boat(three.class) : '',
    boatsThree: three ? print.number(inputs.boatsThree ?? 1) : '',
  }
}
