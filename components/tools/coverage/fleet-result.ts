import { nearestShoreM } from '#lib/coverage-planning/nearest-shore'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'

/** The rows of a result, the same on the page, in the CSV and in the report. */
export function resultRows(result: FleetResult, messages: Messages['FleetResult'], locale: string): [string, string][] {
  const { run } = result
  const number = numbersIn(locale)
  const kilometres = (metres: number) => formatMessage(messages.km, { value: number(metres / 1000, 1) })
  const unreachable = result.waterM2 - result.reachableM2
  return [
    [messages.time, formatMessage(messages.hours, { value: clockText(run.finishedS) })],
    [messages.sweep, kilometres(run.boats.reduce((sum, boat) => sum + boat.sweepM, 0))],
    [messages.transit, kilometres(run.boats.reduce((sum, boat) => sum + boat.transitM, 0))],
    [messages.dockWay, kilometres(run.boats.reduce((sum, boat) => sum + boat.dockM, 0))],
    [messages.landings, number(run.landings)],
    [messages.charges, number(run.charges)],
    [
      messages.covered,
      formatMessage(messages.percent, { value: number((100 * result.coveredM2) / result.waterM2, 1) }),
    ],
    [
      messages.overlap,
      formatMessage(messages.percent, { value: number((100 * result.overlapM2) / result.coveredM2, 1) }),
    ],
    ...(unreachable > result.waterM2 * 0.005
      ? [[messages.unreachable, formatMessage(messages.m2, { value: number(unreachable) })] satisfies [string, string]]
      : []),
  ]
}

/** A plan that covers less than this share of the water says why. */
const expectedShare = 0.97

/** Why a plan leaves more of the water than usual, with the areas; null when it does not. */
export function whyLess(
  { waterM2, reachableM2, coveredM2 }: FleetResult,
  { plan, widthM, clearanceM }: { plan: string; widthM: number; clearanceM: number },
  messages: Messages['FleetResult'],
  locale: string,
): string | null {
  if (coveredM2 >= waterM2 * expectedShare) return null
  const number = numbersIn(locale)
  return formatMessage(messages.less, {
    plan,
    covered: number((100 * coveredM2) / waterM2, 1),
    unreachable: number(Math.max(0, waterM2 - reachableM2)),
    narrow: number(2 * nearestShoreM(clearanceM, widthM), 2),
    corners: number(reachableM2 - coveredM2),
  })
}
