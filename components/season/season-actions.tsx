'use client'
import { useState } from 'react'
import type { HandOver } from '#components/season/season-hand-over.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import { CopyLink } from '#components/tools/thread/copy-link'
import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import { formatMessage } from '#lib/i18n/format-message'
import styles from './season-actions.module.scss'

/** Comes with the first press: nothing of it is needed to answer. */
const load = () => import('#components/season/season-hand-over.ts')

/** Every way to take the season along: the quote, the simulation, files, the link. */
export function SeasonActions(handOver: HandOver) {
  const [hasFailed, setFailed] = useState(false)
  const { result } = handOver.print.words
  const mostBoats = fleetBounds.boats.to

  function run(hand: (all: Awaited<ReturnType<typeof load>>) => unknown) {
    return async () => {
      try {
        setFailed((await hand(await load())) === false)
      } catch {
        setFailed(true)
      }
    }
  }

  return (
    <>
      <p data-screen-only="" className={styles.actions}>
        <ToolAction isCall label={result.toQuote} onPress={run(({ toQuote }) => toQuote(handOver))} />
        <ToolAction label={result.toCoverage} onPress={run(({ toCoverage }) => toCoverage(handOver))} />
        <ToolAction label="PDF" onPress={run(({ savePdf }) => savePdf(handOver))} />
        <ToolAction label="CSV" onPress={run(({ saveCsv }) => saveCsv(handOver))} />
        <ToolAction label={result.print} onPress={() => print()} />
        <CopyLink messages={result} />
      </p>
      {handOver.plan.boats.planned > mostBoats && (
        <p data-screen-only="">{formatMessage(result.mostSimulated, { count: mostBoats })}</p>
      )}
      {hasFailed && (
        <p data-screen-only="" role="alert">
          {result.handOverFailed}
        </p>
      )}
    </>
  )
}
