'use client'
import { useEffect, useRef, useState } from 'react'
import { type ConsoleCommand, commandConsole } from '#lib/operation-console/console-commands'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import { advanceConsole, type ConsoleState, startConsole } from '#lib/operation-console/console-state'

/** Seconds of the lake in a second of the visitor's. */
export const consoleRates = [60, 120, 300] as const
/** While a boat is steered by hand, time runs so slowly that steering it makes sense. */
const steeringRate = 12
/** The panels are drawn anew this often; the map at every frame. */
const panelsEveryMs = 250
/** A tab that slept does not catch up. */
const longestFrameMs = 100
/** The day has begun when the visitor comes: the map has lines already. */
const beginsAtS = 2_400

/** The map's state, drawn in every frame without rendering the panels. */
export interface LiveConsole {
  state: ConsoleState
  draw?: (state: ConsoleState) => void
}

function begun(site: ConsoleSite): ConsoleState {
  let state = startConsole(site)
  for (let seconds = 0; seconds < beginsAtS; seconds += 5) state = advanceConsole(state, site, 5)
  return state
}

/** Plays the console while it is in sight, by itself where motion is welcome; keeps what is shown and what is asked. */
export function useConsole(site: ConsoleSite) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState(() => begun(site))
  const live = useRef<LiveConsole>({ state })
  const [playing, setPlaying] = useState(false)
  const [rate, setRate] = useState<(typeof consoleRates)[number]>(consoleRates[1])

  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true)
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!playing || !element) return
    let [inSight, before, shownAt, request] = [false, 0, 0, 0]
    const tick = (now: number) => {
      // A frame's time may lie before the moment at which it was asked for.
      const passed = Math.min(Math.max(0, now - before), longestFrameMs) / 1000
      before = now
      const isSteered = live.current.state.boats.some(({ mode }) => mode.kind === 'manual')
      const next = advanceConsole(live.current.state, site, passed * (isSteered ? steeringRate : rate))
      live.current.state = next
      live.current.draw?.(next)
      if (now - shownAt > panelsEveryMs) {
        shownAt = now
        setState(next)
      }
      request = requestAnimationFrame(tick)
    }
    const watching = new IntersectionObserver((entries) => {
      const isNow = entries.at(-1)?.isIntersecting ?? false
      if (isNow === inSight) return
      inSight = isNow
      cancelAnimationFrame(request)
      before = performance.now()
      if (inSight) request = requestAnimationFrame(tick)
    })
    watching.observe(element)
    return () => {
      watching.disconnect()
      cancelAnimationFrame(request)
    }
  }, [playing, rate, site])

  function show(next: ConsoleState) {
    live.current.state = next
    live.current.draw?.(next)
    setState(next)
  }

  return {
    frame,
    state,
    live,
    playing,
    rate,
    toggle: () => {
      setPlaying(!playing)
      // Panels lag behind the map by up to a quarter of a second; after a pause both agree.
      setState(live.current.state)
    },
    faster: () => setRate(consoleRates[(consoleRates.indexOf(rate) + 1) % consoleRates.length] ?? rate),
    restart: () => show(startConsole(site)),
    act: (command: ConsoleCommand) => show(commandConsole(live.current.state, site, command)),
  }
}

export type ConsoleControl = ReturnType<typeof useConsole>
