'use client'
import { useState } from 'react'
import { plannedFleet, seasonCsv, seasonNote } from '#components/season/season-exports.ts'
import type { SeasonToolProps } from '#components/season/season-tool'
import { CopyLink } from '#components/tools/copy-link'
import { goToQuote } from '#components/tools/go-to-quote.ts'
import { hashWithWater, waterInAddress } from '#components/tools/use-drawing.ts'
import { hashWithFleets } from '#components/tools/use-fleets.ts'
import { csvOf } from '#lib/browser/csv'
import { saveFile } from '#lib/browser/save-file'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import { emptyDrawing, lakeOfArea } from '#lib/water-drawing/drawing'
import action from '../ui/action.module.scss'
import styles from './season-actions.module.scss'

interface SeasonActionsProps extends Pick<SeasonToolProps, 'links' | 'quoteNote'> {
  plan: SeasonPlan
  print: SeasonPrint
}

const quiet = `${action.action} ${action.quiet}`

/** Every way to take the season along: the quote, the simulation, files, the link. */
export function SeasonActions({ plan, print, links, quoteNote }: SeasonActionsProps) {
  const [pdfFailed, setPdfFailed] = useState(false)
  const { result } = print.words
  const { inputs, work } = plan

  function toQuote() {
    goToQuote({
      quote: links.quote,
      areaM2: inputs.area,
      boats: [work.fleet.class.slug],
      job: inputs.job,
      lines: seasonNote(plan, print),
      messages: quoteNote,
      locale: print.locale,
    })
  }

  /** The simulation opens on the drawn water, or on a plain lake of the area, with the planned fleet. */
  function toCoverage() {
    const plain = { ...emptyDrawing, ...lakeOfArea(inputs.area) }
    const hash = waterInAddress(location.hash) ? location.hash : hashWithWater('', plain)
    location.assign(links.coverage + hashWithFleets(hash, [plannedFleet(plan)]))
  }

  async function savePdf() {
    const { seasonPdf } = await import('#components/season/season-pdf.ts')
    const pdf = await seasonPdf(plan, print)
    setPdfFailed(pdf === null)
    if (pdf) saveFile('orca-season.pdf', pdf)
  }

  return (
    <>
      <p data-screen-only="" className={styles.actions}>
        <button type="button" data-replay="" className={`${action.action} ${action.buoy}`} onClick={toQuote}>
          {result.toQuote}
        </button>
        <button type="button" data-replay="" className={quiet} onClick={toCoverage}>
          {result.toCoverage}
        </button>
        <button type="button" data-replay="" className={quiet} onClick={() => void savePdf()}>
          PDF
        </button>
        <button
          type="button"
          data-replay=""
          className={quiet}
          onClick={() => saveFile('orca-season.csv', csvOf(seasonCsv(plan, print)), 'text/csv')}
        >
          CSV
        </button>
        <button type="button" data-replay="" className={quiet} onClick={() => window.print()}>
          {result.print}
        </button>
        <CopyLink messages={result} />
      </p>
      {pdfFailed && (
        <p data-screen-only="" role="alert">
          {result.pdfFailed}
        </p>
      )}
    </>
  )
}
