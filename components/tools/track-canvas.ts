import type { FleetRun, SimulationStep } from '#lib/coverage-planning/fleet-simulation'
import type { Point } from '#lib/coverage-planning/geometry'
import { lineUntil, stepIndexAt } from '#lib/coverage-planning/playback'
import { type BoardView, boardSize, toBoard } from '#lib/water-drawing/board-view'

/** Twice the board's units, so that thin lines stay sharp on dense screens. */
const density = 2
export const canvasSize = { width: boardSize.width * density, height: boardSize.height * density } as const

export function clearCanvas(context: CanvasRenderingContext2D): void {
  context.clearRect(0, 0, canvasSize.width, canvasSize.height)
}

interface StripsToDraw {
  run: FleetRun
  widthM: number
  view: BoardView
  colours: readonly string[]
  /** Seconds of each boat's run that are drawn already, and those to draw up to. */
  from(boat: number): number
  to(boat: number): number
}

/** Adds the strips that the boats swept between two moments. */
export function drawStrips(
  context: CanvasRenderingContext2D,
  { run, widthM, view, colours, from, to }: StripsToDraw,
): void {
  for (const [index, boat] of run.boats.entries()) {
    const seconds = to(index)
    const first = from(index) > 0 ? stepIndexAt(boat.steps, from(index)) : 0
    context.lineWidth = Math.max(1, (widthM / view.widthM) * canvasSize.width)
    context.strokeStyle = colours[index % colours.length] ?? '#056a75'
    context.lineJoin = 'round'
    context.beginPath()
    for (let place = first; place < boat.steps.length; place++) {
      const step = boat.steps[place]
      if (!step || step.fromS > seconds) break
      if (step.state === 'sweep') trace(context, step, seconds, view)
    }
    context.stroke()
  }
}

function trace(context: CanvasRenderingContext2D, step: SimulationStep, seconds: number, view: BoardView): void {
  for (const [index, point] of lineUntil(step, seconds).entries()) {
    const { x, y } = toBoard(view, point)
    if (index === 0) context.moveTo(x * density, y * density)
    else context.lineTo(x * density, y * density)
  }
}

interface BoatToDraw {
  place: Point
  /** Radians against the clock from east. */
  heading: number
  colour: string
  edge: string
  /** A ring around the boat: somebody looks at it, or has to. */
  ring?: string
}

/** One boat from above, its bow where it heads. */
export function drawBoat(
  context: CanvasRenderingContext2D,
  view: BoardView,
  { place, heading, colour, edge, ring }: BoatToDraw,
): void {
  const { x, y } = toBoard(view, place)
  context.save()
  context.translate(x * density, y * density)
  if (ring) {
    context.strokeStyle = ring
    context.lineWidth = 1.5 * density
    context.beginPath()
    context.arc(0, 0, 18 * density, 0, 2 * Math.PI)
    context.stroke()
  }
  context.rotate(-heading)
  context.fillStyle = colour
  context.strokeStyle = edge
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
