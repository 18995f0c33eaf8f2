'use client'

import { reopenEvent } from '#components/site/statistics-choice'

/** Asks the statistics question again; nothing is loaded without an answer, so without script nothing needs asking. */
export function StatisticsReopen({ label }: { label: string }) {
  return (
    <button type="button" data-replay="" onClick={() => window.dispatchEvent(new Event(reopenEvent))}>
      {label}
    </button>
  )
}
