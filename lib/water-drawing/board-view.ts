import type { Point } from '#lib/coverage-planning/geometry'

/** The board's own units, whatever its size on the screen. */
export const boardSize = { width: 800, height: 560 } as const

/** What part of the plane the board shows. */
export interface BoardView {
  readonly centre: Point
  /** Metres from the board's left edge to its right. */
  readonly widthM: number
}

export const startView: BoardView = { centre: { x: 0, y: 0 }, widthM: 500 }

/** The widths the board steps through, in metres. */
const widths = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const

/** A point of the plane (metres, y to the north) on the board (pixels, y downwards). */
export function toBoard({ centre, widthM }: BoardView, { x, y }: Point): Point {
  const scale = boardSize.width / widthM
  return { x: boardSize.width / 2 + (x - centre.x) * scale, y: boardSize.height / 2 - (y - centre.y) * scale }
}

/** A point of the board (pixels) in the plane (metres). */
export function toPlane({ centre, widthM }: BoardView, { x, y }: Point): Point {
  const scale = widthM / boardSize.width
  return { x: centre.x + (x - boardSize.width / 2) * scale, y: centre.y - (y - boardSize.height / 2) * scale }
}

/** Metres between two lines of the grid: eight to twenty of them across the board, on round numbers. */
export function gridStep({ widthM }: BoardView): number {
  const power = 10 ** Math.floor(Math.log10(widthM / 8))
  const times = [5, 2, 1].find((factor) => widthM / (factor * power) >= 8) ?? 1
  return times * power
}

/** The view one step closer or further; at the last step as it is. */
export function zoomed(view: BoardView, direction: 'in' | 'out'): BoardView {
  const next =
    direction === 'in' ? widths.findLast((width) => width < view.widthM) : widths.find((width) => width > view.widthM)
  return { ...view, widthM: next ?? view.widthM }
}

/** The closest view that shows all of the points with a margin. */
export function viewOf(points: readonly Point[]): BoardView {
  if (points.length === 0) return startView
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const needed = Math.max(right - left, ((top - bottom) * boardSize.width) / boardSize.height) * 1.12
  return { centre: { x: (left + right) / 2, y: (bottom + top) / 2 }, widthM: Math.max(needed, 20) }
}
