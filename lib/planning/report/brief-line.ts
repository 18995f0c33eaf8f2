import { formatMessage } from '#lib/i18n/format-message'
import { fleetLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The answer in one line: boats, people, tonnes, and the cheapest way that can be worked out. */
export function briefLine(plan: SeasonPlan, print: SeasonPrint): string {
  const { boats, busiest, year, cost } = plan
  const { words, number } = print
  const { result } = words
  // What a fleet costs that does not come round is no answer.
  const isEnough = boats.planned >= boats.needed
  const ways = cost.ways
    .filter(({ total }) => isEnough && total !== null)
    .sort((one, other) => (one.total ?? 0) - (other.total ?? 0))
  const [cheapest] = ways
  return [
    fleetLine(plan, print, boats.needed),
    formatMessage(result.brief, { people: number(busiest.people), tonnes: number(year.kg / 1000, 1) }),
    ...(cheapest ? [`${result.ways[cheapest.way]} ${number(cheapest.total ?? 0, 0)}`] : []),
  ].join(' · ')
}
