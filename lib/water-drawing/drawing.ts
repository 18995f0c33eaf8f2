import { at, distance, type Point, type Ring } from '#lib/coverage-planning/geometry'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { type AddressedWater, addressedCorner, addressedPlace, addressedWater } from '#lib/water-address/encode-water'
import type { GeographicPosition } from '#lib/water-files/local-plane'

/** What the next corner belongs to. */
export const drawingModes = ['shore', 'island', 'shallow', 'dock'] as const
export type DrawingMode = (typeof drawingModes)[number]

/** A drawing under way: what is closed, what is being drawn, and what can be taken back. */
export interface Drawing {
  readonly mode: DrawingMode
  readonly draft: Ring
  readonly outline: Ring
  readonly islands: readonly Ring[]
  readonly shallows: readonly Ring[]
  readonly dock: Point | null
  readonly origin: GeographicPosition | null
  readonly past: readonly Omit<Drawing, 'past'>[]
}

export const emptyDrawing: Drawing = {
  mode: 'shore',
  draft: [],
  outline: [],
  islands: [],
  shallows: [],
  dock: null,
  origin: null,
  past: [],
}

export type DrawingAction =
  | { readonly type: 'mode'; readonly mode: DrawingMode }
  | { readonly type: 'corner'; readonly point: Point }
  | { readonly type: 'close' }
  | { readonly type: 'move'; readonly corner: number; readonly to: Point }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  | { readonly type: 'load'; readonly water: AddressedWater }
  /** Lays the sheet on the earth. */
  | { readonly type: 'place'; readonly origin: GeographicPosition }

/** Steps that can be taken back; older ones are forgotten. */
const mostPast = 100

/** The drawing after an action; the one before stays as it was. */
export function draw(drawing: Drawing, action: DrawingAction): Drawing {
  switch (action.type) {
    case 'mode':
      return { ...drawing, mode: action.mode, draft: [] }
    case 'corner':
      return remember(drawing, withCorner(drawing, addressedCorner(action.point)))
    case 'close':
      return drawing.draft.length < 3 ? drawing : remember(drawing, closed(drawing))
    case 'move':
      return remember(drawing, {
        ...drawing,
        outline: drawing.outline.map((point, index) => (index === action.corner ? addressedCorner(action.to) : point)),
      })
    case 'place':
      return remember(drawing, { ...drawing, origin: addressedPlace(action.origin) })
    case 'undo': {
      const before = drawing.past.at(-1)
      return before ? { ...before, past: drawing.past.slice(0, -1) } : drawing
    }
    case 'clear':
      return remember(drawing, { ...emptyDrawing, past: drawing.past })
    case 'load': {
      // The link keeps decimetres: what is drawn is what a reload, a colleague and the quote will see.
      const { shape, origin } = addressedWater(action.water)
      return remember(drawing, { ...emptyDrawing, ...shape, origin, mode: 'dock', past: drawing.past })
    }
  }
}

function remember(before: Drawing, next: Drawing): Drawing {
  const { past, ...snapshot } = before
  return { ...next, past: [...past, snapshot].slice(-mostPast) }
}

function withCorner(drawing: Drawing, point: Point): Drawing {
  if (drawing.mode === 'dock') return { ...drawing, dock: point }
  return { ...drawing, draft: [...drawing.draft, point] }
}

function closed(drawing: Drawing): Drawing {
  const { mode, draft } = drawing
  if (mode === 'island') return { ...drawing, draft: [], islands: [...drawing.islands, draft] }
  if (mode === 'shallow') return { ...drawing, draft: [], shallows: [...drawing.shallows, draft] }
  // After the shore comes the dock: without one the first corner is taken.
  return { ...drawing, draft: [], outline: draft, mode: 'dock' }
}

/** The water of a drawing; null until its shore is closed. */
export function shapeOf({ outline, islands, shallows, dock }: Drawing): WaterShape | null {
  return outline.length < 3 ? null : { outline, islands, shallows, dock }
}

/** Whether a corner set here closes the ring: it lies on the first one. */
export function closesRing({ draft }: Drawing, point: Point, reachM: number): boolean {
  return draft.length >= 3 && distance(at(draft, 0), point) <= reachM
}

/** A plain lake of a given area, for who knows the area alone: an ellipse three by two, its dock on the shore. */
export function lakeOfArea(areaM2: number): WaterShape {
  const short = Math.sqrt((areaM2 * 2) / (3 * Math.PI))
  const long = short * 1.5
  const corners = 48
  // A polygon inside an ellipse is smaller than it by this much.
  const grow = Math.sqrt((2 * Math.PI) / (corners * Math.sin((2 * Math.PI) / corners)))
  const outline = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return { x: grow * long * Math.cos(angle), y: grow * short * Math.sin(angle) }
  })
  return { outline, islands: [], shallows: [], dock: { x: 0, y: -short * 0.98 } }
}
