import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The fleet in words, each kind with its number, with so many boats of the first kind. */
export function fleetLine({ work }: SeasonPlan, print: SeasonPrint, first: number): string {
  const { fleet } = work
  return [{ ...fleet, boats: first }, ...fleet.others].map((kind) => kindLine(kind, print)).join(' + ')
}

/** The kinds beside the first one in words; blank where there are none. */
export const othersLine = ({ work }: SeasonPlan, print: SeasonPrint): string =>
  work.fleet.others.map((kind) => kindLine(kind, print)).join(' + ')

const kindLine = (
  { class: boat, boats }: Pick<SeasonPlan['work']['fleet']['others'][number], 'class' | 'boats'>,
  print: SeasonPrint,
) => formatMessage(print.words.result.fleet, { boat: print.boat(boat), count: print.number(boats) })
