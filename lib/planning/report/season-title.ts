import { formatMessage } from '#lib/i18n/format-message'
import { fleetLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The first two lines of whatever is taken along: what it is, of which water, with which boats. */
export function seasonTitle(plan: SeasonPlan, print: SeasonPrint): [string, string] {
  const { result } = print.words
  const water = formatMessage(result.water, { area: print.area(plan.inputs.area) })
  return [result.note, `${water} · ${fleetLine(plan, print, plan.boats.needed)}`]
}
