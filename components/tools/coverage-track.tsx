'use client'
import { useEffect, useRef } from 'react'
import { canvasSize, clearCanvas, drawBoat, drawStrips } from '#components/tools/track-canvas.ts'
import type { FleetRun } from '#lib/coverage-planning/fleet-simulation'
import { momentOf } from '#lib/coverage-planning/playback'
import type { BoardView } from '#lib/water-drawing/board-view'
import styles from './coverage-track.module.scss'

interface CoverageTrackProps {
  run: FleetRun
  widthM: number
  view: BoardView
  /** Seconds from the start of the mission. */
  seconds: number
}

const colours = ['#056a75', '#c2410c', '#4a5e66', '#7c3aed', '#0e4a5a']

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
    if (!goesOn) clearCanvas(context)
    drawStrips(context, { run, widthM, view, colours, from: () => (goesOn ? before.seconds : 0), to: () => seconds })
    drawn.current = { run, view, seconds }
  }, [run, widthM, view, seconds])

  useEffect(() => {
    const context = boats.current?.getContext('2d')
    if (!context) return
    clearCanvas(context)
    for (const [index, boat] of run.boats.entries()) {
      const moment = momentOf(boat, seconds)
      if (moment) drawBoat(context, view, { ...moment, colour: colours[index % colours.length] ?? '', edge: '#ffffff' })
    }
  }, [run, view, seconds])

  return (
    <>
      <canvas ref={strips} className={styles.strips} {...canvasSize} />
      <canvas ref={boats} className={styles.boats} {...canvasSize} />
    </>
  )
}
