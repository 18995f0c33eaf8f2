'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FleetRun } from '#lib/coverage-planning/fleet-run'

const speeds = [1, 2, 4] as const
/** Where boats are watched from near: seconds of the mission in one second, or the whole mission as on the map. */
const paces = [1, 8, 60, 'whole'] as const
/** What watching begins with. */
const firstPace = 8
/** At the first speed a whole mission plays in this many seconds. */
const wholeS = 40

/** The clock of a playback: pause, speed, any moment by a slider. Stands at the end where motion is not welcome. */
export function usePlayback(run: FleetRun | null) {
  const [seconds, setSeconds] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1)
  const [pace, setPace] = useState<(typeof paces)[number] | null>(null)
  const total = run?.finishedS ?? 0

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setSeconds(still ? (run?.finishedS ?? 0) : 0)
    setPlaying(run !== null && !still)
  }, [run])

  const advance = useEffectEvent((elapsed: number) => {
    const next = seconds + elapsed * (typeof pace === 'number' ? pace : (total / wholeS) * (pace ? 1 : speed))
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
    /** Null on the map, where `speed` counts. */
    pace,
    seek: (to: number) => {
      setPlaying(false)
      setSeconds(to)
    },
    toggle: () => {
      if (!playing && seconds >= total) setSeconds(0)
      setPlaying(!playing)
    },
    faster: () => {
      if (pace === null) setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)
      else setPace(paces[(paces.indexOf(pace) + 1) % paces.length] ?? firstPace)
    },
    /** Slows down to what can be followed from near; a mission that is over is shown from its middle. */
    watch: () => {
      setPace(firstPace)
      if (seconds >= total) setSeconds(total / 2)
    },
    leave: () => setPace(null),
  }
}
