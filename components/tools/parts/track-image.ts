'use client'
import { canvasSize, density } from '#components/tools/coverage/track-canvas.ts'
import { runInSlices } from '#components/tools/parts/run-in-slices.ts'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { colours } from '#lib/markup/colours'
import { type BoardView, boardSize, gridStep, toBoard, toPlane } from '#lib/water-drawing/board-view'
import { drawingColours } from '#lib/water-drawing/water-picture'

/** The water with the whole track on it, as a picture; a long track is drawn over several slices of the page's time. */
export async function trackImage(shape: WaterShape, result: FleetResult, view: BoardView): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, canvasSize)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(density, density)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, boardSize.width, boardSize.height)
  fillRings(context, view, [shape.outline], drawingColours.water, drawingColours.shore)
  drawGrid(context, view)
  await runInSlices(drawTrack(context, result, view))
  fillRings(context, view, [...shape.islands, ...shape.shallows], drawingColours.land, colours.slate)
  if (shape.dock) {
    const { x, y } = toBoard(view, shape.dock)
    context.fillStyle = drawingColours.dock
    context.fillRect(x - 6, y - 6, 12, 12)
  }
  return canvas
}

function* drawTrack(context: CanvasRenderingContext2D, { lines }: FleetResult, view: BoardView): Generator<void> {
  context.lineJoin = 'round'
  for (const { kind, line } of lines) {
    context.beginPath()
    context.strokeStyle = kind === 'sweep' ? colours.signal : colours.slate
    context.lineWidth = kind === 'sweep' ? 1.2 : 0.6
    for (const point of line) {
      const { x, y } = toBoard(view, point)
      context.lineTo(x, y)
    }
    context.stroke()
    yield
  }
}

function fillRings(
  context: CanvasRenderingContext2D,
  view: BoardView,
  rings: readonly WaterShape['outline'][],
  fill: string,
  stroke: string,
): void {
  context.fillStyle = fill
  context.strokeStyle = stroke
  context.lineWidth = 1.5
  for (const ring of rings) {
    context.beginPath()
    for (const point of ring) {
      const { x, y } = toBoard(view, point)
      context.lineTo(x, y)
    }
    context.closePath()
    context.fill()
    context.stroke()
  }
}

function drawGrid(context: CanvasRenderingContext2D, view: BoardView): void {
  const step = gridStep(view)
  const start = toPlane(view, { x: 0, y: boardSize.height })
  const end = toPlane(view, { x: boardSize.width, y: 0 })
  context.strokeStyle = colours.mist
  context.lineWidth = 0.5
  context.beginPath()
  for (let x = Math.ceil(start.x / step) * step; x <= end.x; x += step) {
    const at = toBoard(view, { x, y: 0 }).x
    context.moveTo(at, 0)
    context.lineTo(at, boardSize.height)
  }
  for (let y = Math.ceil(start.y / step) * step; y <= end.y; y += step) {
    const at = toBoard(view, { x: 0, y }).y
    context.moveTo(0, at)
    context.lineTo(boardSize.width, at)
  }
  context.stroke()
}
