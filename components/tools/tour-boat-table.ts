import { fillWords } from '#lib/i18n/fill-words'
import type { Messages } from '#lib/i18n/messages'
import type { TourBoatYear } from '#lib/tour-boat-economics/estimate'

/** The three cases as rows, the same on the page, in the CSV and in the quote. */
export function tourBoatTable(
  { low, middle, high }: Readonly<Record<'low' | 'middle' | 'high', TourBoatYear>>,
  words: Messages['TourBoatResult'],
  number: (value: number, digits?: number) => string,
): { head: string[]; rows: string[][] } {
  const years = ({ paybackYears }: TourBoatYear) =>
    paybackYears === null ? words.never : fillWords(words.years, { value: number(paybackYears, 1) })
  const row = (label: string, value: (year: TourBoatYear) => string) => [label, ...[low, middle, high].map(value)]
  return {
    head: [words.case, words.low, words.middle, words.high],
    rows: [
      row(words.visitors, ({ visitors }) => number(visitors)),
      row(words.income, ({ income }) => number(income)),
      row(words.running, ({ running }) => number(running)),
      row(words.surplusRow, ({ surplus }) => number(surplus)),
      row(words.invested, ({ invested }) => number(invested)),
      row(words.payback, years),
    ],
  }
}
