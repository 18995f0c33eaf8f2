'use client'
import { useState } from 'react'
import type { ConsoleControl } from '#components/console/use-console.ts'
import { reportPdf } from '#components/tools/parts/report-pdf.ts'
import { trackImage } from '#components/tools/parts/track-image.ts'
import { saveFile } from '#lib/browser/save-file'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import { csvOf } from '#lib/markup/csv'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleState } from '#lib/operation-console/console-state'
import { type BoatDay, dayReport } from '#lib/operation-console/day-report'
import { dayBeginsS, demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import styles from './console-panel.module.scss'

interface ConsoleControlsProps {
  console: ConsoleControl
  site: ConsoleSite
  result: FleetResult
  locale: string
  messages: Messages['OperationConsole']
}

/** The lake's clock, play and speed, and the day's report. */
export function ConsoleControls({ console, site, result, locale, messages }: ConsoleControlsProps) {
  const { state, live, playing, rate } = console
  const [pdfFailed, setPdfFailed] = useState(false)
  const rows = () => dayRows(live.current.state, site, messages, locale)
  const moment = () =>
    formatMessage(messages.reportMoment, {
      day: live.current.state.day + 1,
      time: clockText(dayBeginsS + live.current.state.timeS),
    })

  async function saveReport() {
    const picture = await trackImage(demonstrationLake, result, demonstrationView)
    const text = { title: messages.report, subtitle: moment(), tables: [rows()], notes: [messages.note] }
    const pdf = await reportPdf([{ text, picture }])
    setPdfFailed(pdf === null)
    if (pdf) saveFile('orca-demonstration-day.pdf', pdf)
  }

  return (
    <section className={styles.panel} aria-label={messages.controls}>
      <p className={styles.clock}>
        <span>{formatMessage(messages.day, { day: state.day + 1 })}</span>
        <time>{clockText(dayBeginsS + state.timeS)}</time>
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={console.toggle}>
          {playing ? messages.pause : messages.play}
        </button>
        <button type="button" className={styles.button} onClick={console.faster}>
          {formatMessage(messages.rate, { times: rate })}
        </button>
        <button type="button" className={styles.button} onClick={console.restart}>
          {messages.restart}
        </button>
      </div>
      <div className={styles.buttons}>
        <span className={styles.label}>{messages.report}</span>
        <button type="button" className={styles.button} onClick={() => void saveReport()}>
          PDF
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => saveFile('orca-demonstration-day.csv', csvOf([[moment()], ...rows()]), 'text/csv')}
        >
          CSV
        </button>
      </div>
      {pdfFailed && <p role="alert">{messages.pdfFailed}</p>}
    </section>
  )
}

/** The day's report as a table: a column a boat, and their sum. */
function dayRows(
  state: ConsoleState,
  site: ConsoleSite,
  messages: Messages['OperationConsole'],
  locale: string,
): string[][] {
  const days = dayReport(state, site)
  const number = numbersIn(locale)
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
