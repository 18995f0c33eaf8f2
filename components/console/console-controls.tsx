'use client'
import { useState } from 'react'
import { dayRows } from '#components/console/day-rows.ts'
import type { ConsoleControl } from '#components/console/use-console.ts'
import { reportPdf, trackImage } from '#components/tools/report-image.ts'
import { saveFile } from '#components/tools/save-file.ts'
import { csvOf } from '#lib/browser/csv'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { clockText } from '#lib/i18n/clock-text'
import { fillWords } from '#lib/i18n/fill-words'
import type { Messages } from '#lib/i18n/messages'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import { dayBeginsS, demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import styles from './console-panel.module.scss'

interface ConsoleControlsProps {
  console: ConsoleControl
  site: ConsoleSite
  result: FleetResult
  locale: string
  words: Messages['OperationConsole']
}

/** The lake's clock, play and speed, and the day's report. */
export function ConsoleControls({ console, site, result, locale, words }: ConsoleControlsProps) {
  const { state, live, playing, rate } = console
  const [pdfFailed, setPdfFailed] = useState(false)
  const rows = () => dayRows(live.current.state, site, words, locale)
  const moment = () =>
    fillWords(words.reportMoment, {
      day: live.current.state.day + 1,
      time: clockText(dayBeginsS + live.current.state.timeS),
    })

  async function saveReport() {
    const track = await trackImage(demonstrationLake, result, demonstrationView)
    const text = { title: words.report, subtitle: moment(), tables: [rows()], notes: [words.note] }
    const pdf = await reportPdf(text, track)
    setPdfFailed(pdf === null)
    if (pdf) saveFile('orca-demonstration-day.pdf', pdf)
  }

  return (
    <section className={styles.panel} aria-label={words.controls}>
      <p className={styles.clock}>
        <span>{fillWords(words.day, { day: state.day + 1 })}</span>
        <time>{clockText(dayBeginsS + state.timeS)}</time>
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={console.toggle}>
          {playing ? words.pause : words.play}
        </button>
        <button type="button" className={styles.button} onClick={console.faster}>
          {fillWords(words.rate, { times: rate })}
        </button>
        <button type="button" className={styles.button} onClick={console.restart}>
          {words.restart}
        </button>
      </div>
      <div className={styles.buttons}>
        <span className={styles.label}>{words.report}</span>
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
      {pdfFailed && <p role="alert">{words.pdfFailed}</p>}
    </section>
  )
}
