import { looks, type Raster, type View } from './raster.ts'
import type { Corner, Model } from './read-model.ts'
import type { Point } from './trace.ts'

/** How many times as long as thick a piece is that counts as a stick: antennas, posts, rails. */
const slender = 12
const samples = 60

/** The middle of the corners at each end of a straight thin piece, along the way it is longest. */
function endsOfStick(corners: readonly Corner[], axis: 0 | 1 | 2, least: number, most: number): [Corner, Corner] {
  const near = (end: number) => corners.filter((corner) => Math.abs(corner[axis] - end) < 0.01 * (most - least))
  const middle = (some: readonly Corner[]): Corner => {
    const [x = 0, y = 0, z = 0] = ([0, 1, 2] as const).map(
      (each) => some.reduce((sum, corner) => sum + corner[each], 0) / some.length,
    )
    return [x, y, z]
  }
  return [middle(near(least)), middle(near(most))]
}

/**
 * Parts too thin for an outline, each as one line where it is visible.
 * @param whole the view with every surface
 * @param cleaned the view without trifles; labels up to 0 are ground
 */
export function sticksOf(
  model: Model,
  view: View,
  whole: Raster,
  cleaned: Raster,
): { piece: number; isOutside: boolean; points: readonly [Point, Point] }[] {
  const { left, top, pixel, width } = whole
  const pixelAt = ([x, y]: Point) => Math.round((top - y) / pixel - 0.5) * width + Math.round((x - left) / pixel - 0.5)
  const cornersOf = new Map<number, Corner[]>()
  for (const { piece, triangles } of model.surfaces) {
    const corners = cornersOf.get(piece) ?? []
    cornersOf.set(piece, corners)
    corners.push(...triangles.flat())
  }
  return [...cornersOf].flatMap(([piece, corners]) => {
    const box = model.pieces[piece]
    if (!box) return []
    const extents = ([0, 1, 2] as const).map((axis) => (box[axis + 3] ?? 0) - box[axis])
    const [longest = 0, thick = 0] = [...extents].sort((a, b) => b - a)
    if (longest < slender * thick) return []
    const axis = extents.indexOf(longest) as 0 | 1 | 2 // one of the three
    const [from, to] = endsOfStick(corners, axis, box[axis], box[axis + 3] ?? 0).map(looks[view])
    if (!from || !to) return []
    const along = (part: number): Point => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
    const seen = Array.from({ length: samples + 1 }, (_, sample) => sample / samples).filter((part) => {
      const at = pixelAt(along(part))
      const isOwn = [at, at - 1, at + 1, at - width, at + width].some(
        (near) => model.surfaces[(whole.labels[near] ?? 0) - 1]?.piece === piece,
      )
      return isOwn && (cleaned.labels[at] ?? 0) <= 0
    })
    const [first, last] = [seen[0] ?? 0, seen.at(-1) ?? 0]
    // Most of what lies between its ends has to be seen: else it goes behind the boat.
    if ((last - first) * samples > 1.3 * seen.length || last - first < 0.1) return []
    const points = [along(first), along(last)] as const
    // What hangs below the water is a skirt's mesh.
    if (view !== 'top' && points.some(([, y]) => y < 0)) return []
    const isOutside = cleaned.labels[pixelAt(along((first + last) / 2))] === 0
    return [{ piece, isOutside, points }]
  })
}
