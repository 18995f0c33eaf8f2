'use client'
import { useState } from 'react'
import { CopyLink } from '#components/tools/copy-link'
import { fleetRows } from '#components/tools/fleet-fields'
import { FleetResultTable, resultRows, whyLess } from '#components/tools/fleet-result'
import { goToQuote } from '#components/tools/go-to-quote.ts'
import { onSeasonPage } from '#components/tools/on-season-page.ts'
import { type Planned, plannedSeason } from '#components/tools/planned-season.ts'
import { blobOf, reportPdf, trackImage } from '#components/tools/report-image.ts'
import { SaveTrack } from '#components/tools/save-track'
import type { WaterEditorMessages } from '#components/tools/water-editor'
import { csvOf } from '#lib/browser/csv'
import { saveFile } from '#lib/browser/save-file'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import type { FleetEntry } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { readNumber } from '#lib/i18n/read-number'
import { gridStep, viewOf } from '#lib/water-drawing/board-view'
import { isPlainLake } from '#lib/water-drawing/plain-lake'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import action from '../ui/action.module.scss'
import styles from './coverage-tool.module.scss'

export interface CoverageOutcomeProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  quote: string
  season: string
  messages: {
    tool: Messages['CoverageTool']
    fleet: Messages['FleetFields']
    result: Messages['FleetResult']
    quoteNote: Messages['QuoteNote']
    editor: WaterEditorMessages
  }
  shape: WaterShape
  /** The lake is the one the tool opens with, which the result says wherever it goes. */
  isSample: boolean
  /** Where the water lies on the earth, when it came from a file. */
  origin: GeographicPosition | null
  areaM2: number
  results: readonly FleetResult[]
  boatName(preset: string): string
  /** The fleets' names and the quote form's words for their boats, one a result. */
  names: readonly string[]
  /** What they were planned with, as the visitor typed it. */
  asked: { fleets: readonly FleetEntry[]; clearance: string }
  boats: readonly string[]
  /** What they do, where a boat says it. */
  job: FinderJob | undefined
  shown: number
  show(fleet: number): void
}

const quiet = `${action.action} ${action.quiet}`

/** What the plans come to, which one is played, and every way to take the result along. */
export function CoverageOutcome(props: CoverageOutcomeProps) {
  const {
    locale,
    units,
    quote,
    season,
    boatName,
    messages,
    shape,
    isSample,
    origin,
    areaM2,
    results,
    names,
    asked,
    boats,
    job,
    shown,
    show,
  } = props
  const result = results[shown]
  const [pdfFailed, setPdfFailed] = useState(false)
  const isPlain = isPlainLake(shape)
  const subtitle = formatMessage(messages.tool[isSample ? 'sampleWater' : isPlain ? 'plainWater' : 'water'], {
    area: (areaM2 / squareMetresPer[units[0]]).toLocaleString(locale, { maximumFractionDigits: 2 }),
    unit: messages.editor.units[units[0]],
  })
  const tables = results.map((each) => new Map(resultRows(each, messages.result, locale)))
  const labels = [...new Set(tables.flatMap((table) => [...table.keys()]))]
  const rows = [
    [messages.result.row, ...names],
    ...labels.map((label) => [label, ...tables.map((table) => table.get(label) ?? '')]),
  ]
  const inputs = [
    [messages.tool.inputs, ...names],
    ...fleetRows(asked.fleets, messages.fleet, messages.result.none),
    [messages.tool.clearance, ...names.map(() => asked.clearance)],
  ]
  const less = results.flatMap((each, index) => {
    const widthM = readNumber(asked.fleets[index]?.texts.widthM ?? '')
    const clearanceM = readNumber(asked.clearance)
    if (widthM === null || clearanceM === null) return []
    return whyLess(each, { plan: names[index] ?? '', widthM, clearanceM }, messages.result, locale) ?? []
  })
  if (!result) return null

  const view = viewOf(shape.outline)
  const track = () => trackImage(shape, result, view)
  const savePicture = async () => saveFile('orca-coverage.png', await blobOf(await track(), 'image/png'))
  const saveReport = async () => {
    const text = {
      title: messages.tool.report,
      subtitle: `${subtitle} · ${new Date().toLocaleDateString(locale, { dateStyle: 'long' })}`,
      picture: formatMessage(messages.tool.picture, { plan: names[shown] ?? '', metres: gridStep(view) }),
      tables: [rows, inputs],
      notes: [...less, ...messages.tool.rests],
    }
    const year = await yearSheet()
    const pdf = await reportPdf([{ text, picture: await track() }, ...(year ? [year] : [])])
    setPdfFailed(pdf === null)
    if (pdf) saveFile('orca-coverage.pdf', pdf)
  }

  function toQuote() {
    goToQuote({
      quote,
      // The corners of a plain lake are rounded, the area that was typed is not.
      areaM2: isPlain ? Number(areaM2.toPrecision(4)) : areaM2,
      boats,
      job,
      lines: [messages.tool.report, subtitle, ...[...rows, ...inputs].map((row) => row.join(' · ')), ...less],
      messages: messages.quoteNote,
      locale,
    })
  }

  const fleet = asked.fleets[shown]
  const planned: Planned | null = fleet && (job === 'litter' || job === 'weed') ? { result, areaM2, origin, job } : null

  function toSeason() {
    if (fleet && planned) location.assign(onSeasonPage(season, plannedSeason(fleet, planned), !isPlain, units[0]))
  }

  /** Without it the report is the simulation alone. */
  async function yearSheet() {
    if (!fleet || !planned) return null
    try {
      const { coverageYear } = await import('#components/season/coverage-year.ts')
      const boats = { [fleet.preset]: { name: boatName(fleet.preset), to: '' } }
      return await coverageYear(plannedSeason(fleet, planned), units[0], {
        locale,
        units: messages.editor.units,
        boats,
      })
    } catch {
      return null
    }
  }

  return (
    <>
      <h2 className={styles.title}>{messages.tool.result}</h2>
      <p className={styles.hint}>{subtitle}</p>
      <FleetResultTable results={results} names={names} messages={messages.result} locale={locale} />
      {less.map((sentence) => (
        <p key={sentence} className={styles.hint}>
          {sentence}
        </p>
      ))}
      <table className={styles.inputs}>
        <tbody>
          {inputs.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={names[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {results.length > 1 && (
        <fieldset data-screen-only="" className={styles.shown}>
          <legend className={styles.hint}>{messages.tool.shown}</legend>
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              className={`${quiet} ${styles.choice}`}
              aria-pressed={shown === index}
              onClick={() => show(index)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div data-screen-only="" className={styles.exports}>
        <button type="button" className={`${action.action} ${action.buoy}`} onClick={toQuote}>
          {messages.tool.toQuote}
        </button>
        {planned && (
          <button type="button" className={quiet} onClick={toSeason}>
            {messages.tool.toSeason}
          </button>
        )}
        <button type="button" className={quiet} onClick={() => void saveReport()}>
          PDF
        </button>
        <button type="button" className={quiet} onClick={() => void savePicture()}>
          PNG
        </button>
        <button
          type="button"
          className={quiet}
          onClick={() => saveFile('orca-coverage.csv', csvOf([...rows, [], ...inputs]), 'text/csv')}
        >
          CSV
        </button>
        {origin && <SaveTrack result={result} origin={origin} messages={messages.tool} />}
        <button type="button" className={quiet} onClick={() => print()}>
          {messages.tool.print}
        </button>
        <CopyLink messages={messages.tool} />
      </div>
      {pdfFailed && (
        <p data-screen-only="" className={styles.fault} role="alert">
          {messages.tool.pdfFailed}
        </p>
      )}
      {!origin && !isSample && (
        <p data-screen-only="" className={styles.hint}>
          {messages.tool.noPlace}
        </p>
      )}
      <ul className={styles.rests}>
        {messages.tool.rests.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
