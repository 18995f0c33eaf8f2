import type { BoatRun, FleetRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { lineUntil } from '#lib/coverage-planning/playback'
import { colours } from '#lib/markup/colours'
import { type BoardView, boardSize, toBoard } from '#lib/water-drawing/board-view'

/** Twice the board's units, so that thin lines stay sharp on dense screens. */
export const density = 2
export const canvasSize = { width: boardSize.width * density, height: boardSize.height * density } as const

/** Empties the canvas of the tracks. */
export function clearCanvas(context: CanvasRenderingContext2D): void {
  context.clearRect(0, 0, canvasSize.width, canvasSize.height)
}

export interface StripsToDraw {
  run: FleetRun
  widthM: number
  view: BoardView
  boatColours: readonly string[]
  /** Seconds of a boat's run up to which its strips are to be seen. */
  to(boat: number): number
}

/** Steps that are drawn in one go. A canvas takes as long for one line of ten thousand corners as for all of them. */
const stepsPerFrame = 1_000
const stepsPerLine = 100
const centreWidth = 1.5

/** Draws what boats have swept by their clocks, a part a frame, anew where a clock goes back; tells whether more is left. */
export function createStripPainter(context: CanvasRenderingContext2D): (strips: StripsToDraw) => boolean {
  let shown: StripsToDraw | null = null
  /** Each boat's step under way, and the seconds up to which it is drawn. */
  let done: { step: number; seconds: number }[] = []

  return (strips) => {
    const { run, widthM, view, boatColours, to } = strips
    const goesOn =
      shown?.run === run &&
      shown.view === view &&
      shown.widthM === widthM &&
      shown.boatColours === boatColours &&
      done.every(({ seconds }, boat) => seconds <= to(boat))
    if (!goesOn) {
      clearCanvas(context)
      done = run.boats.map(() => ({ step: 0, seconds: 0 }))
    }
    shown = strips
    context.lineWidth = Math.max(1, (widthM / view.widthM) * canvasSize.width)
    context.lineJoin = 'round'
    let room = stepsPerFrame
    for (const [boat, { steps }] of run.boats.entries()) {
      const from = done[boat]
      if (!from || steps.length === 0) continue
      context.strokeStyle = boatColours[boat % boatColours.length] ?? colours['signal-ink']
      const seconds = to(boat)
      for (let last = false; !last && room > 0; ) {
        const until = Math.min(from.step + Math.min(stepsPerLine, room), steps.length)
        const before = from.step
        from.step = strokeSteps(context, steps, { from: from.step, until, seconds }, view)
        // A boat that has nothing new costs one step, so that many boats all have their turn.
        room -= from.step - before + 1
        last = from.step < until || until === steps.length
        if (last) {
          from.seconds = seconds
          from.step = Math.min(from.step, steps.length - 1)
        }
      }
    }
    return room <= 0
  }
}

/** @returns the first step that has not ended by then, or `until` where all of them have */
function strokeSteps(
  context: CanvasRenderingContext2D,
  steps: BoatRun['steps'],
  { from, until, seconds }: { from: number; until: number; seconds: number },
  view: BoardView,
): number {
  let place = from
  context.beginPath()
  for (; place < until; place++) {
    const step = steps.at(place)
    if (!step || step.fromS > seconds) break
    if (step.state === 'sweep') trace(context, step, seconds, view)
    if (step.toS > seconds) break
  }
  context.stroke()
  drawCentre(context)
  return place
}

/** A fine line along the middle of a strip that is wide enough for one: where all is swept, the passes still show. */
function drawCentre(context: CanvasRenderingContext2D): void {
  if (context.lineWidth < 2 * centreWidth) return
  const { lineWidth, strokeStyle } = context
  context.lineWidth = centreWidth
  context.strokeStyle = colours.ink
  context.stroke()
  context.lineWidth = lineWidth
  context.strokeStyle = strokeStyle
}

function trace(context: CanvasRenderingContext2D, step: SimulationStep, seconds: number, view: BoardView): void {
  for (const [index, point] of lineUntil(step, seconds).entries()) {
    const { x, y } = toBoard(view, point)
    if (index === 0) context.moveTo(x * density, y * density)
    else context.lineTo(x * density, y * density)
  }
}
