'use client'
import { useEffect, useRef, useState } from 'react'
import type { WaterFault, WaterResult, WaterShape } from '#lib/coverage-planning/water-shape'

/** What a check says of a water; `unchecked` where the worker that checks did not load. */
export type CheckedWater = { areaM2: number } | { fault: WaterFault | 'unchecked' }

export interface WaterQuestion {
  readonly number: number
  readonly shape: WaterShape
}

export type WaterVerdict =
  | { readonly number: number; readonly areaM2: number }
  | { readonly number: number; readonly fault: Extract<WaterResult, { ok: false }>['fault'] }

/**
 * Checks a water's shape in a worker, since thousands of corners are compared. The previous result stays until the next one comes.
 * @param shape null while nothing is closed; must keep its identity between renders
 */
export function useWaterCheck(shape: WaterShape | null): CheckedWater | null {
  const [checked, setChecked] = useState<CheckedWater | null>(null)
  const worker = useRef<Worker | null>(null)
  const number = useRef(0)

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )

  useEffect(() => {
    const own = ++number.current
    if (!shape) return setChecked(null)
    worker.current ??= new Worker(new URL('./water-check-worker.ts', import.meta.url), { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent<WaterVerdict>) => {
      if (data.number === number.current) setChecked(data)
    }
    worker.current.onerror = () => {
      worker.current?.terminate()
      worker.current = null
      setChecked({ fault: 'unchecked' })
    }
    worker.current.postMessage({ number: own, shape } satisfies WaterQuestion)
  }, [shape])

  return checked
}
