'use client'
import { useState } from 'react'
import type { CoverageOutcomeProps } from '#components/tools/coverage/coverage-props.ts'
import { type Planned, plannedSeason } from '#components/tools/coverage/planned-season.ts'
import { SaveTrack } from '#components/tools/coverage/save-track'
import type { Mission, Plans } from '#components/tools/coverage/use-coverage-plan.ts'
import { blobOf, reportPdf } from '#components/tools/parts/report-pdf.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import { trackImage } from '#components/tools/parts/track-image.ts'
import { CopyLink } from '#components/tools/thread/copy-link'
import { goToQuote } from '#components/tools/thread/go-to-quote.ts'
import { onSeasonPage } from '#components/tools/thread/on-season-page.ts'
import { saveFile } from '#lib/browser/save-file'
import { formatMessage } from '#lib/i18n/format-message'
import { csvOf } from '#lib/markup/csv'
import { gridStep, viewOf } from '#lib/water-drawing/board-view'
import { isPlainLake } from '#lib/water-drawing/plain-lake'
import styles from './coverage-tool.module.scss'

interface CoverageExportsProps extends CoverageOutcomeProps {
  plans: Plans
  mission: Mission
  subtitle: string
  /** What the plans come to and what they were made with, each a table whose first row names the fleets. */
  rows: readonly (readonly string[])[]
  inputs: readonly (readonly string[])[]
  /** Why a plan leaves some of the water. */
  less: readonly string[]
}

/** Every way to take the result along: quote, season, report, picture, table, track, print, link. */
export function CoverageExports(props: CoverageExportsProps) {
  const { locale, units, quote, season, messages, presets, origin, names } = props
  const { subtitle, rows, inputs, less } = props
  const { shape, areaM2, entries } = props.plans
  const { result } = props.mission
  const { shown } = props.coverage
  const known = entries.flatMap((fleet) => presets.find(({ id }) => id === fleet.preset) ?? [])
  const job = known[0]?.job
  const [pdfFailed, setPdfFailed] = useState(false)
  const isPlain = isPlainLake(shape)
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
      boats: known.map(({ boat }) => boat),
      job,
      lines: [messages.tool.report, subtitle, ...[...rows, ...inputs].map((row) => row.join(' · ')), ...less],
      messages: messages.quoteNote,
      locale,
    })
  }

  const fleet = entries[shown]
  const seasonPlan: Planned | null =
    fleet && (job === 'litter' || job === 'weed') ? { result, areaM2, origin, job } : null

  function toSeason() {
    if (fleet && seasonPlan) location.assign(onSeasonPage(season, plannedSeason(fleet, seasonPlan), !isPlain, units[0]))
  }

  /** Without it the report is the simulation alone. */
  async function yearSheet() {
    if (!fleet || !seasonPlan) return null
    try {
      const { coverageYear } = await import('#components/season/coverage-year.ts')
      const boats = { [fleet.preset]: { name: presets.find(({ id }) => id === fleet.preset)?.label ?? '', to: '' } }
      return await coverageYear(plannedSeason(fleet, seasonPlan), units[0], {
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
      <div data-screen-only="" className={styles.exports}>
        <ToolAction isCall label={messages.tool.toQuote} onPress={toQuote} />
        {seasonPlan && <ToolAction label={messages.tool.toSeason} onPress={toSeason} />}
        <ToolAction label="PDF" onPress={() => void saveReport()} />
        <ToolAction label="PNG" onPress={() => void savePicture()} />
        <ToolAction
          label="CSV"
          onPress={() => saveFile('orca-coverage.csv', csvOf([...rows, [], ...inputs]), 'text/csv')}
        />
        {origin && <SaveTrack result={result} origin={origin} messages={messages.tool} />}
        <ToolAction label={messages.tool.print} onPress={() => print()} />
        <CopyLink messages={messages.tool} />
      </div>
      {pdfFailed && (
        <p data-screen-only="" className={styles.fault} role="alert">
          {messages.tool.pdfFailed}
        </p>
      )}
    </>
  )
}
