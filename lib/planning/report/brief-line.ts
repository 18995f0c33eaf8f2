import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The answer in one line: boats, people, tonnes, and the cheapest way that can be worked out. */
export function briefLine({ work, boats, busiest, year, cost }: SeasonPlan, print: SeasonPrint): string {
  const { words, number } = print
  const { result } = words
  // What a fleet costs that does not come round is no answer.
  const isEnough = boats.planned >= boats.needed
  const ways = cost.ways
    .filter(({ total }) => isEnough && total !== null)
    .sort((one, other) => (one.total ?? 0) - (other.total ?? 0))
  const [cheapest] = ways
  return [
    formatMessage(result.fleet, { boat: print.boat(work.fleet.class), count: number(boats.needed) }),
    formatMessage(result.brief, { people: number(busiest.people), tonnes: number(year.kg / 1000, 1) }),
    ...(cheapest ? [`${result.ways[cheapest.way]} ${number(cheapest.total ?? 0, 0)}`] : []),
  ].join(' · ')
}
