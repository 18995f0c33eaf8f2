import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { TourBoatYear } from '#lib/planning/tour-boat-year'

/** The three cases as rows, the same on the page, in the CSV and in the quote. */
export function tourBoatTable(
  { low, middle, high }: Readonly<Record<'low' | 'middle' | 'high', TourBoatYear>>,
  messages: Messages['TourBoatResult'],
  number: (value: number, digits?: number) => string,
): { head: string[]; rows: string[][] } {
  const years = ({ paybackYears }: TourBoatYear) =>
    paybackYears === null ? messages.never : formatMessage(messages.years, { value: number(paybackYears, 1) })
  const row = (label: string, value: (year: TourBoatYear) => string) => [label, ...[low, middle, high].map(value)]
  return {
    head: [messages.case, messages.low, messages.middle, messages.high],
    rows: [
      row(messages.visitors, ({ visitors }) => number(visitors)),
      row(messages.income, ({ income }) => number(income)),
      row(messages.running, ({ running }) => number(running)),
      row(messages.surplusRow, ({ surplus }) => number(surplus)),
      row(messages.invested, ({ invested }) => number(invested)),
      row(messages.payback, years),
    ],
  }
}
