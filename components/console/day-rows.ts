import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleState } from '#lib/operation-console/console-state'
import { type BoatDay, dayReport } from '#lib/operation-console/day-report'

/** The day's report as a table: a column a boat, and their sum. */
export function dayRows(
  state: ConsoleState,
  site: ConsoleSite,
  messages: Messages['OperationConsole'],
  locale: string,
): string[][] {
  const days = dayReport(state, site)
  const number = (value: number, digits = 0) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  const row = (label: string, value: (day: BoatDay) => number, text: (value: number) => string) => {
    const values = days.map(value)
    return [label, ...[...values, values.reduce((sum, each) => sum + each, 0)].map(text)]
  }
  const { rows } = messages
  return [
    [rows.item, ...days.map((_, index) => formatMessage(messages.boat, { number: index + 1 })), rows.total],
    row(
      rows.swept,
      ({ sweptM }) => sweptM / 1000,
      (value) => number(value, 1),
    ),
    row(rows.collected, ({ collectedKg }) => collectedKg, number),
    row(rows.landings, ({ landings }) => landings, number),
    row(rows.charges, ({ charges }) => charges, number),
    row(rows.underway, ({ underwayS }) => underwayS, clockText),
    row(rows.alarms, ({ alarms }) => alarms, number),
    row(rows.takeovers, ({ takeovers }) => takeovers, number),
  ]
}
