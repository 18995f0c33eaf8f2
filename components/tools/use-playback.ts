'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FleetRun } from '#lib/coverage-planning/fleet-simulation'

const speeds = [1, 2, 4] as const
/** At the first speed a whole mission plays in this many seconds. */
const wholeS = 40

/** The clock of a playback: pause, speed, any moment by a slider. Stands at the end where motion is not welcome. */
export function usePlayback(run: FleetRun | null) {
  const [seconds, setSeconds] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1)
  const total = run?.finishedS ?? 0

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setSeconds(still ? (run?.finishedS ?? 0) : 0)
    setPlaying(run !== null && !still)
  }, [run])

  const advance = useEffectEvent((elapsed: number) => {
    const next = seconds + (elapsed / wholeS) * total * speed
    setSeconds(Math.min(next, total))
    if (next >= total) setPlaying(false)
  })

  useEffect(() => {
    if (!playing) return
    let before = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      advance((now - before) / 1000)
      before = now
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])

  return {
    seconds,
    playing,
    speed,
    seek: (to: number) => {
      setPlaying(false)
      setSeconds(to)
    },
    toggle: () => {
      if (!playing && seconds >= total) setSeconds(0)
      setPlaying(!playing)
    },
    faster: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
  }
}
