'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PackedAnswer, unpackAnswer } from '#lib/coverage-planning/packed-plan'
import type { PlanAnswer, PlanRequest } from '#lib/coverage-planning/plan-request'

export type PlanState =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'done'; answer: PlanAnswer }

type Question = Omit<PlanRequest, 'number'>

/** A plan that takes longer is given up: no drawing within the limits needs a tenth of it. */
const longestMs = 20_000
/** The number of questions whose answers nobody waits for. */
const rehearsal = 0
/** The number of an answer to a question that could not be read at all. */
const unread = -1

/** A worker that plans. It is kept for the next question while the page shows it. */
export function useCoverageWorker() {
  const [state, setState] = useState<PlanState>({ kind: 'idle' })
  const worker = useRef<Worker | null>(null)
  const number = useRef(rehearsal)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBusy = useRef(false)

  const end = useCallback(() => {
    clearTimeout(timer.current)
    if (worker.current) {
      // What it has said already, and nobody has heard, is of no use any more.
      worker.current.onmessage = null
      worker.current.onerror = null
      worker.current.terminate()
    }
    worker.current = null
    isBusy.current = false
  }, [])
  useEffect(() => end, [end])

  const started = useCallback(() => {
    worker.current ??= new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
    return worker.current
  }, [])

  /** Plans something small and drops it: the planner is loaded, and quick from the first real question on. */
  const rehearse = useCallback(
    (question: Question) => {
      if (!worker.current) started().postMessage({ ...question, number: rehearsal } satisfies PlanRequest)
    },
    [started],
  )

  /** Asks for a plan; a newer question, a crash or a wait too long ends the older one. */
  const ask = useCallback(
    (question: Question) => {
      if (isBusy.current) end()
      const own = ++number.current
      const failed = () => {
        end()
        setState({ kind: 'failed' })
      }
      setState({ kind: 'working' })
      isBusy.current = true
      const planner = started()
      planner.onerror = failed
      planner.onmessage = ({ data }: MessageEvent<PackedAnswer>) => {
        if (data.number !== own && data.number !== unread) return
        clearTimeout(timer.current)
        isBusy.current = false
        setState({ kind: 'done', answer: unpackAnswer(data) })
      }
      timer.current = setTimeout(failed, longestMs)
      planner.postMessage({ ...question, number: own } satisfies PlanRequest)
    },
    [end, started],
  )
  return { state, ask, rehearse }
}
