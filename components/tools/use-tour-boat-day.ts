'use client'
import { useEffect, useState } from 'react'
import { askWorker } from '#components/tools/ask-worker.ts'
import type { TourBoatDayAnswer } from '#components/tools/tour-boat-day-worker.ts'
import type { TourBoatDayPlan } from '#lib/planning/tour-boat-day'
import { encodeTourBoatDay, readTourBoatDay, type TourBoatDayEntry } from '#lib/planning/tour-boat-day-entry'

/** A fleet of hundreds takes a second on an old phone; the rest is for the network. */
const longestMs = 30_000
/** Typing goes on: only what stands still so long is worked out. */
const quietMs = 250

type Planned =
  | { readonly kind: 'done'; readonly of: string; readonly plan: TourBoatDayPlan | null }
  | { readonly kind: 'failed'; readonly of: string }

/**
 * The plan of a day as it is typed; the one before stays until the next is there.
 * @param starting the entry whose plan the page brings along
 */
export function useTourBoatDay(entry: TourBoatDayEntry, starting: { entry: TourBoatDayEntry; plan: TourBoatDayPlan }) {
  const word = encodeTourBoatDay(entry)
  const first = encodeTourBoatDay(starting.entry)
  const [planned, setPlanned] = useState<Planned>({ kind: 'done', of: first, plan: starting.plan })

  useEffect(() => {
    if (planned.of === word) return
    const read = readTourBoatDay(entry)
    if ('wrong' in read) return
    if (word === first) return setPlanned({ kind: 'done', of: first, plan: starting.plan })
    let isOver = false
    const timer = setTimeout(async () => {
      const worker = new Worker(new URL('./tour-boat-day-worker.ts', import.meta.url), { type: 'module' })
      const answer = await askWorker<TourBoatDayAnswer>(worker, read.inputs, longestMs)
      if (!isOver) setPlanned(answer ? { kind: 'done', of: word, plan: answer.plan } : { kind: 'failed', of: word })
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [entry, word, first, planned.of, starting])

  return { planned, isCurrent: planned.of === word }
}
