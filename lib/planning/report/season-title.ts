import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The first two lines of whatever is taken along: what it is, of which water, with which boats. */
export function seasonTitle({ inputs, work, boats }: SeasonPlan, print: SeasonPrint): [string, string] {
  const { result } = print.words
  const fleet = formatMessage(result.fleet, { boat: print.boat(work.fleet.class), count: boats.needed })
  return [result.note, `${formatMessage(result.water, { area: print.area(inputs.area) })} · ${fleet}`]
}
