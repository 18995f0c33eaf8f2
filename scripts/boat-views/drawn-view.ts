import { boxOfLabel, rasterOf, type View, withHoles, withoutTrifles } from './raster.ts'
import type { Box, Model } from './read-model.ts'
import { sticksOf } from './sticks.ts'
import { bordersOf, type Point, simplified } from './trace.ts'

/** What a line is: the boat's outline, an edge within it, a sensor. */
export type Kind = 'outline' | 'edge' | 'sensor'
export interface Line {
  kind: Kind
  points: readonly Point[]
}

export interface Drawn {
  lines: readonly Line[]
  /** Metres: least and most along the paper, least and most up. */
  left: number
  right: number
  bottom: number
  top: number
}

const sensors = ['lidar', 'radar', 'camera', 'gnss', 'antenna']

/** Whether a box lies in that of a part that senses, its holder included, or in its mirror image on the boat's other side. */
function isSensor(box: Box, parts: Model['parts']): boolean {
  return sensors.some((name) => {
    const part = parts[name]
    if (!part) return false
    const [x, y, z, farX, farY, farZ] = part
    return [part, [x, y, -farZ, farX, farY, -z]].some((ends) =>
      [0, 1, 2].every((axis) => {
        const [near = 0, far = 0] = [ends[axis], ends[axis + 3]]
        const slack = 0.3 * (far - near) + 0.004
        return (box[axis] ?? 0) > near - slack && (box[axis + 3] ?? 0) < far + slack
      }),
    )
  })
}

/** Pixels that a boat's longest side is drawn in before it is traced. */
const across = 2600
/** Parts of that side, and of its square: what is thinner or smaller has no lines. */
const thinnest = 1 / 500
const smallest = 1 / 230 ** 2

/** A boat seen from one side, without perspective, as lines in metres; `size`: metres of its longest side in any view. */
export function drawnView(model: Model, view: View, size: number): Drawn {
  const pixel = size / across
  const whole = rasterOf(model, view, pixel)
  const isSensing = (label: number) => {
    const box = boxOfLabel(label, model)
    return box !== undefined && isSensor(box, model.parts)
  }
  const cleaned = withHoles(withoutTrifles(whole, model, thinnest * across, smallest * across ** 2))
  const borders = bordersOf(cleaned).map(
    ({ between, points }): Line => ({
      kind: between.some(isSensing) ? 'sensor' : between.includes(0) ? 'outline' : 'edge',
      points: simplified(points, 0.9 * pixel),
    }),
  )
  const sticks = sticksOf(model, view, whole, cleaned).map(({ piece, isOutside, points }): Line => {
    const box = model.pieces[piece]
    return { kind: box && isSensor(box, model.parts) ? 'sensor' : isOutside ? 'outline' : 'edge', points }
  })
  const lines = [...borders, ...sticks]
  const ends = lines.flatMap(({ points }) => points)
  const end = (choose: 'min' | 'max', axis: 0 | 1) =>
    ends.reduce((so, point) => Math[choose](so, point[axis]), choose === 'min' ? Infinity : -Infinity)
  return { lines, left: end('min', 0), right: end('max', 0), bottom: end('min', 1), top: end('max', 1) }
}
