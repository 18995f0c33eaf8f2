'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { LakeDrawing } from '#components/console/lake-drawing'
import type { LiveConsole } from '#components/console/use-console.ts'
import { canvasSize, clearCanvas, createStripPainter, drawBoat } from '#components/tools/track-canvas.ts'
import type { Messages } from '#lib/i18n/messages'
import { consoleColours } from '#lib/operation-console/console-colours'
import type { ConsoleSite } from '#lib/operation-console/console-site'
import { type ConsoleState, consoleMoment } from '#lib/operation-console/console-state'
import { demonstrationFleet, demonstrationView } from '#lib/operation-console/demonstration-site'
import styles from './console-map.module.scss'

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
        colours: consoleColours.boats,
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
