'use client'
import { useEffect, useState } from 'react'
import { askWorker } from '#components/tools/parts/ask-worker.ts'
import type { TourBoatDayAnswer } from '#components/tools/tour-boat/tour-boat-day-worker.ts'
import type { TourBoatDayPlan } from '#lib/planning/tour-boat-day'
import { encodeTourBoatDay, readTourBoatDay, type TourBoatDayEntry } from '#lib/planning/tour-boat-day-entry'
import type { TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'

/** A fleet of hundreds takes a second on an old phone; the rest is for the network. */
const longestMs = 30_000
/** Typing goes on: only what stands still so long is worked out. */
const quietMs = 250

export interface AnsweredDay {
  readonly entry: TourBoatDayEntry
  readonly inputs: TourBoatDayInputs
  /** Null where no fleet is enough. */
  readonly plan: TourBoatDayPlan | null
}

/** The plan of a day as it is typed, begun with the page's own; the one before stays until the next is there. */
export function useTourBoatDay(entry: TourBoatDayEntry, starting: AnsweredDay) {
  const [answered, setAnswered] = useState(starting)
  const [failed, setFailed] = useState<TourBoatDayEntry | null>(null)
  const isCurrent = isSameDay(entry, answered.entry)

  useEffect(() => {
    if (isCurrent) return
    if (isSameDay(entry, starting.entry)) return setAnswered(starting)
    const read = readTourBoatDay(entry)
    if ('wrong' in read) return
    let isOver = false
    const timer = setTimeout(async () => {
      const worker = new Worker(new URL('./tour-boat-day-worker.ts', import.meta.url), { type: 'module' })
      const answer = await askWorker<TourBoatDayAnswer>(worker, read.inputs, longestMs)
      if (isOver) return
      if (answer) setAnswered({ entry, inputs: read.inputs, plan: answer.plan })
      setFailed(answer ? null : entry)
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [entry, isCurrent, starting])

  return { answered, isCurrent, hasFailed: failed === entry }
}

const isSameDay = (one: TourBoatDayEntry, other: TourBoatDayEntry) =>
  encodeTourBoatDay(one) === encodeTourBoatDay(other)
