'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PackedAnswer, unpackAnswer } from '#lib/coverage-planning/packed-plan'
import type { PlanAnswer, PlanRequest } from '#lib/coverage-planning/plan-request'

export type PlanState =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'done'; answer: PlanAnswer; tookMs: number }

/** A plan that takes longer is given up: no drawing within the limits needs a tenth of it. */
const longestMs = 20_000

/** Asks a worker for plans; a newer question, a crash or a wait too long ends the older one. */
export function useCoverageWorker(): [PlanState, (request: Omit<PlanRequest, 'number'>) => void] {
  const [state, setState] = useState<PlanState>({ kind: 'idle' })
  const worker = useRef<Worker | null>(null)
  const number = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const end = useCallback(() => {
    clearTimeout(timer.current)
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => end, [end])

  const ask = useCallback(
    (request: Omit<PlanRequest, 'number'>) => {
      end()
      const own = ++number.current
      const startedAt = performance.now()
      const failed = () => {
        end()
        setState({ kind: 'failed' })
      }
      setState({ kind: 'working' })
      worker.current = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
      worker.current.onerror = failed
      worker.current.onmessage = ({ data }: MessageEvent<PackedAnswer>) => {
        if (data.number !== own) return
        end()
        setState({ kind: 'done', answer: unpackAnswer(data), tookMs: performance.now() - startedAt })
      }
      timer.current = setTimeout(failed, longestMs)
      worker.current.postMessage({ ...request, number: own } satisfies PlanRequest)
    },
    [end],
  )
  return [state, ask]
}
