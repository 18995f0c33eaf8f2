'use client'
import { useEffect, useRef } from 'react'
import {
  canvasSize,
  clearCanvas,
  createStripPainter,
  drawBoat,
  type StripsToDraw,
} from '#components/tools/coverage/track-canvas.ts'
import type { FleetRun } from '#lib/coverage-planning/fleet-run'
import { momentOf } from '#lib/coverage-planning/playback'
import type { BoardView } from '#lib/water-drawing/board-view'
import styles from './coverage-track.module.scss'

interface CoverageTrackProps {
  run: FleetRun
  widthM: number
  view: BoardView
  /** Seconds from the start of the mission. */
  seconds: number
  /** All of it at once: paper does not wait for frames. */
  isPrinted: boolean
  /** The board is paper, or a map. */
  isLight: boolean
}

const onPaper = { boats: ['#056a75', '#c2410c', '#4a5e66', '#7c3aed', '#0e4a5a'], edge: '#ffffff' }
const onWater = { boats: ['#14b8c4', '#ffb27a', '#a9bcc2', '#c4a1ff', '#f5f9f9'], edge: '#06141a' }

/** The swept strips and the boats at one moment, over the board. A long run's strips come over several frames. */
export function CoverageTrack({ run, widthM, view, seconds, isPrinted, isLight }: CoverageTrackProps) {
  // A forced palette takes the board's dark away.
  const { boats: colours, edge } = isLight || matchMedia('(forced-colors: active)').matches ? onPaper : onWater
  const strips = useRef<HTMLCanvasElement>(null)
  const boats = useRef<HTMLCanvasElement>(null)
  const painter = useRef<((strips: StripsToDraw) => boolean) | null>(null)

  useEffect(() => {
    const context = strips.current?.getContext('2d')
    if (!context) return
    painter.current ??= createStripPainter(context)
    const paint = painter.current
    let frame = 0
    const draw = () => {
      const isLeft = paint({ run, widthM, view, colours, to: () => seconds })
      if (isLeft && isPrinted) draw()
      else if (isLeft) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [run, widthM, view, colours, seconds, isPrinted])

  useEffect(() => {
    const context = boats.current?.getContext('2d')
    if (!context) return
    clearCanvas(context)
    for (const [index, boat] of run.boats.entries()) {
      const moment = momentOf(boat, seconds)
      if (moment) drawBoat(context, view, { ...moment, colour: colours[index % colours.length] ?? '', edge })
    }
  }, [run, view, colours, edge, seconds])

  return (
    <>
      <canvas ref={strips} className={styles.strips} {...canvasSize} />
      <canvas ref={boats} className={styles.boats} {...canvasSize} />
    </>
  )
}
