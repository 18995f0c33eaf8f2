'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { LiveConsole } from '#components/console/use-console.ts'
import { drawBoat } from '#components/tools/coverage/draw-boat.ts'
import { canvasSize, clearCanvas, createStripPainter } from '#components/tools/coverage/track-canvas.ts'
import type { Messages } from '#lib/i18n/messages'
import { consoleColours } from '#lib/operation-console/console-colours'
import { consoleMoment } from '#lib/operation-console/console-moment'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import type { ConsoleState } from '#lib/operation-console/console-state'
import { demonstrationPaths, gridM, gridSide } from '#lib/operation-console/demonstration-drawing'
import { demonstrationFleet, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize } from '#lib/water-drawing/board-view'
import styles from './console-map.module.scss'
import lake from './lake-drawing.module.scss'

interface ConsoleMapProps {
  site: ConsoleSite
  live: RefObject<LiveConsole>
  chosen: number
  messages: Messages['OperationConsole']
}

/** The lake from above: strips behind the boats, the boats, a ring around the chosen one and those that call. */
export function ConsoleMap({ site, live, chosen, messages }: ConsoleMapProps) {
  const strips = useRef<HTMLCanvasElement>(null)
  const boats = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const below = strips.current?.getContext('2d')
    const above = boats.current?.getContext('2d')
    if (!below || !above) return
    const paint = createStripPainter(below)
    const shown = live.current
    let frame = 0
    function draw(state: ConsoleState) {
      if (!above) return
      cancelAnimationFrame(frame)
      const strips = {
        run: site.run,
        widthM: demonstrationFleet.widthM,
        view: demonstrationView,
        boatColours: consoleColours.boats,
        to: (boat: number) => state.boats[boat]?.clockS ?? 0,
      }
      if (paint(strips)) frame = requestAnimationFrame(() => draw(state))
      clearCanvas(above)
      for (const [index, boat] of state.boats.entries()) {
        const calls = boat.mode.kind === 'waiting'
        drawBoat(above, demonstrationView, {
          ...consoleMoment(boat, site, index),
          colour: consoleColours.boats[index] ?? consoleColours.edge,
          edge: consoleColours.edge,
          ...(calls ? { ring: consoleColours.call } : index === chosen && { ring: consoleColours.chosen }),
        })
      }
    }
    shown.draw = draw
    draw(shown.state)
    return () => {
      cancelAnimationFrame(frame)
      delete shown.draw
    }
  }, [site, live, chosen])

  return (
    <div className={styles.map}>
      <LakeDrawing label={messages.map} />
      <canvas ref={strips} className={styles.strips} {...canvasSize} />
      <canvas ref={boats} className={styles.boats} {...canvasSize} />
    </div>
  )
}

/** The invented lake, with a scale for who works with it: shore, island, shallows, dock. */
function LakeDrawing({ label }: { label: string }) {
  const { grid, water, land, shallow, dock } = demonstrationPaths()
  return (
    <svg className={lake.lake} viewBox={`0 0 ${boardSize.width} ${boardSize.height}`} role="img" aria-label={label}>
      <path className={lake.grid} d={grid} />
      <path className={lake.scale} d={`M20 ${boardSize.height - 26}v6h${gridSide.toFixed(1)}v-6`} />
      <text className={lake.metres} x={28 + gridSide} y={boardSize.height - 20}>
        {gridM} m
      </text>
      <path className={lake.water} d={water} />
      <path className={lake.land} d={land} />
      <path className={lake.shallow} d={shallow} />
      <path className={lake.dock} d={dock} />
    </svg>
  )
}
