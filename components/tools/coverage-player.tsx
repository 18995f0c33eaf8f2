'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FleetRun, SimulationStep } from '#lib/coverage-planning/fleet-simulation'
import { lineUntil, momentOf, stepIndexAt } from '#lib/coverage-planning/playback'
import { type BoardView, boardSize, toBoard } from '#lib/water-drawing/board-view'
import styles from './coverage-player.module.scss'

interface CoverageTrackProps {
  run: FleetRun
  widthM: number
  view: BoardView
  /** Seconds from the start of the mission. */
  seconds: number
}

/** Twice the board's units, so that thin lines stay sharp on dense screens. */
const density = 2
const boatColours = ['#056a75', '#c2410c', '#4a5e66', '#7c3aed', '#0e4a5a']

/** The swept strips and the boats at one moment, over the board. Strips are added as time goes on, redrawn when it goes back. */
export function CoverageTrack({ run, widthM, view, seconds }: CoverageTrackProps) {
  const strips = useRef<HTMLCanvasElement>(null)
  const boats = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<{ run: FleetRun; view: BoardView; seconds: number } | null>(null)

  useEffect(() => {
    const context = strips.current?.getContext('2d')
    if (!context) return
    const before = drawn.current
    const goesOn = before && before.run === run && before.view === view && before.seconds <= seconds
    if (!goesOn) context.clearRect(0, 0, boardSize.width * density, boardSize.height * density)
    for (const [index, boat] of run.boats.entries()) {
      const first = goesOn ? stepIndexAt(boat.steps, before.seconds) : 0
      context.lineWidth = Math.max(1, (widthM / view.widthM) * boardSize.width * density)
      context.strokeStyle = boatColours[index % boatColours.length] ?? '#056a75'
      context.lineJoin = 'round'
      context.beginPath()
      for (const step of boat.steps.slice(first)) {
        if (step.fromS > seconds) break
        if (step.state === 'sweep') trace(context, step, seconds, view)
      }
      context.stroke()
    }
    drawn.current = { run, view, seconds }
  }, [run, widthM, view, seconds])

  useEffect(() => {
    const context = boats.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, boardSize.width * density, boardSize.height * density)
    for (const [index, boat] of run.boats.entries()) {
      const moment = momentOf(boat, seconds)
      if (!moment) continue
      const { x, y } = toBoard(view, moment.place)
      context.save()
      context.translate(x * density, y * density)
      context.rotate(-moment.heading)
      context.fillStyle = boatColours[index % boatColours.length] ?? '#056a75'
      context.strokeStyle = '#ffffff'
      context.lineWidth = 2 * density
      context.beginPath()
      context.moveTo(11 * density, 0)
      context.lineTo(-8 * density, 7 * density)
      context.lineTo(-8 * density, -7 * density)
      context.closePath()
      context.stroke()
      context.fill()
      context.restore()
    }
  }, [run, view, seconds])

  const size = { width: boardSize.width * density, height: boardSize.height * density }
  return (
    <>
      <canvas ref={strips} className={styles.strips} {...size} />
      <canvas ref={boats} className={styles.boats} {...size} />
    </>
  )
}

function trace(context: CanvasRenderingContext2D, step: SimulationStep, seconds: number, view: BoardView): void {
  for (const [index, point] of lineUntil(step, seconds).entries()) {
    const { x, y } = toBoard(view, point)
    if (index === 0) context.moveTo(x * density, y * density)
    else context.lineTo(x * density, y * density)
  }
}

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
