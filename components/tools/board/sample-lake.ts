import { demonstrationLake } from '#lib/operation-console/demonstration-site'
import { addressedWater } from '#lib/water-address/encode-water'
import { type Drawing, type DrawingAction, draw, emptyDrawing } from '#lib/water-drawing/drawing'

/** The invented lake a tool opens with, so that a visitor sees what it gives before drawing a water of their own. */
export const sampleDrawing: Drawing = {
  ...emptyDrawing,
  ...addressedWater({ shape: demonstrationLake, origin: null }).shape,
}

/** Whether the board still shows the sample: a lake stands there that nobody drew, opened or asked for. */
export function isSample({ past, outline }: Drawing): boolean {
  return past.length === 0 && outline.length > 0
}

/** The drawing after an action, as `draw` gives it; the sample makes way for a visitor's own shore, area or file. */
export function drawOverSample(drawing: Drawing, action: DrawingAction): Drawing {
  if (!isSample(drawing)) return draw(drawing, action)
  if (action.type === 'load') return draw(emptyDrawing, action)
  // A press near the sample's shore begins a shore, too: who wants the sample's own bends moves on to draw them.
  if (action.type === 'move') return draw(emptyDrawing, { type: 'corner', point: action.to })
  if (action.type === 'corner' && drawing.mode === 'shore') return draw(emptyDrawing, action)
  return draw(drawing, action)
}
