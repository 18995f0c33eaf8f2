'use client'
import { useEffect, useRef } from 'react'
import { drawBoat } from '#components/tools/coverage/draw-boat.ts'
import {
  canvasSize,
  clearCanvas,
  createStripPainter,
  type StripsToDraw,
} from '#components/tools/coverage/track-canvas.ts'
import type { FleetRun } from '#lib/coverage-planning/fleet-run'
import { momentOf } from '#lib/coverage-planning/playback'
import { colours } from '#lib/markup/colours'
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

const onPaper = {
  boats: [colours['signal-ink'], '#c2410c', colours.slate, '#7c3aed', colours.water],
  edge: '#ffffff',
}
const onWater = { boats: [colours.signal, '#ffb27a', colours.drift, '#c4a1ff', colours.foam], edge: colours.ink }

/** The swept strips and the boats at one moment, over the board. A long run's strips come over several frames. */
export function CoverageTrack({ run, widthM, view, seconds, isPrinted, isLight }: CoverageTrackProps) {
  // A forced palette takes the board's dark away.
  const { boats: boatColours, edge } = isLight || matchMedia('(forced-colors: active)').matches ? onPaper : onWater
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
      const isLeft = paint({ run, widthM, view, boatColours, to: () => seconds })
      if (isLeft && isPrinted) draw()
      else if (isLeft) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [run, widthM, view, boatColours, seconds, isPrinted])

  useEffect(() => {
    const context = boats.current?.getContext('2d')
    if (!context) return
    clearCanvas(context)
    for (const [index, boat] of run.boats.entries()) {
      const moment = momentOf(boat, seconds)
      if (moment) drawBoat(context, view, { ...moment, colour: boatColours[index % boatColours.length] ?? '', edge })
    }
  }, [run, view, boatColours, edge, seconds])

  return (
    <>
      <canvas ref={strips} className={styles.strips} {...canvasSize} />
      <canvas ref={boats} className={styles.boats} {...canvasSize} />
    </>
  )
}
