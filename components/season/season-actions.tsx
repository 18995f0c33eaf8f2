'use client'
import { useState } from 'react'
import type { HandOver } from '#components/season/season-hand-over.ts'
import { CopyLink } from '#components/tools/copy-link'
import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import { formatMessage } from '#lib/i18n/format-message'
import action from '../ui/action.module.scss'
import styles from './season-actions.module.scss'

const quiet = `${action.action} ${action.quiet}`

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
        <button
          type="button"
          data-replay=""
          className={`${action.action} ${action.buoy}`}
          onClick={run(({ toQuote }) => toQuote(handOver))}
        >
          {result.toQuote}
        </button>
        <button type="button" data-replay="" className={quiet} onClick={run(({ toCoverage }) => toCoverage(handOver))}>
          {result.toCoverage}
        </button>
        <button type="button" data-replay="" className={quiet} onClick={run(({ savePdf }) => savePdf(handOver))}>
          PDF
        </button>
        <button type="button" data-replay="" className={quiet} onClick={run(({ saveCsv }) => saveCsv(handOver))}>
          CSV
        </button>
        <button type="button" data-replay="" className={quiet} onClick={() => print()}>
          {result.print}
        </button>
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
