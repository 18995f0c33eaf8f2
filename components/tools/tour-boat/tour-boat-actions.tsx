'use client'
import { ToolAction } from '#components/tools/parts/tool-action'
import { CopyLink } from '#components/tools/thread/copy-link'
import { tourBoatDayRows } from '#components/tools/tour-boat/tour-boat-day-rows.ts'
import { tourBoatTable } from '#components/tools/tour-boat/tour-boat-table.ts'
import { saveFile } from '#lib/browser/save-file'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import { csvOf } from '#lib/markup/csv'
import type { TourBoatDayPlan } from '#lib/planning/tour-boat-day'
import { type TourBoatDayEntry, tourBoatDayFields } from '#lib/planning/tour-boat-day-entry'
import type { TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'
import { type TourBoatInputs, tourBoatRange, tourBoatYear } from '#lib/planning/tour-boat-year'
import { type TourBoatEntry, tourBoatFields } from '#lib/planning/tour-boat-year-entry'
import styles from './tour-boat-result.module.scss'

export interface TourBoatActionsProps {
  locale: string
  quote: string
  messages: {
    day: Messages['TourBoatDay']
    form: Messages['TourBoatTool']
    result: Messages['TourBoatResult']
    quoteNote: Messages['QuoteNote']
  }
  day: { entry: TourBoatDayEntry; plan: TourBoatDayPlan; inputs: TourBoatDayInputs } | null
  year: { entry: TourBoatEntry; inputs: TourBoatInputs } | null
}

/** Comes with the press: nothing of it is needed to answer. */
const loadQuote = () => import('#components/tools/thread/go-to-quote.ts')

/** Every way to take day and year along, with all that was entered. */
export function TourBoatActions({ day, year, locale, quote, messages }: TourBoatActionsProps) {
  const number = numbersIn(locale)

  /** Inputs and results of what is there, the day first; a blank row stands between. */
  function rows(): string[][] {
    const all: string[][] = []
    if (day) {
      all.push(...tourBoatDayFields.map((field) => [messages.day.fields[field], day.entry[field]]), [])
      all.push([messages.day.boats, number(day.plan.fleet.boats)])
      all.push([messages.day.row, messages.day.half, messages.day.most])
      all.push(...tourBoatDayRows(day.plan, day.inputs, messages.day, number))
    }
    if (year) {
      const range = { ...tourBoatRange(year.inputs), middle: tourBoatYear(year.inputs) }
      const { head, rows: results } = tourBoatTable(range, messages.result, number)
      if (all.length > 0) all.push([])
      all.push(...tourBoatFields.map((field) => [messages.form.fields[field], year.entry[field] || '0']))
      all.push([], head, ...results)
    }
    return all
  }

  async function toQuote() {
    const said = day && { boats: number(day.plan.fleet.boats), visitors: number(day.inputs.visitors) }
    const headline = said && formatMessage(said.boats === '1' ? messages.day.answerOne : messages.day.answer, said)
    const lines = rows().flatMap((row) => (row.length > 0 ? [row.join(' · ')] : []))
    const { goToQuote } = await loadQuote()
    goToQuote({
      quote,
      areaM2: null,
      boats: ['xi'],
      job: 'visitors',
      lines: [messages.day.note, ...(headline ? [headline] : []), ...lines],
      messages: messages.quoteNote,
      locale,
    })
  }

  return (
    <div data-screen-only="" className={styles.actions}>
      <ToolAction isCall label={messages.result.toQuote} onPress={() => void toQuote()} />
      <ToolAction label="CSV" onPress={() => saveFile('orca-tour-boat.csv', csvOf(rows()), 'text/csv')} />
      <ToolAction label={messages.result.print} onPress={() => print()} />
      <CopyLink messages={messages.result} />
    </div>
  )
}
