import { density } from '#components/tools/coverage/track-canvas.ts'
import type { Point } from '#lib/coverage-planning/geometry'
import { type BoardView, toBoard } from '#lib/water-drawing/board-view'

interface BoatToDraw {
  place: Point
  /** Radians counter-clockwise from east. */
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
