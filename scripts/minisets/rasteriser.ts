import type { Body } from './canal.ts'
import { cross, dot, type Frame, minus, plus, seenFrom, times, unit, type Vector } from './vector.ts'

/** A pinhole: looks along its frame's `ahead`; the picture's centre is the principal point. */
export interface Camera {
  frame: Frame
  width: number
  height: number
  /** Pixels. */
  focal: number
}

/** What is nearest in each pixel's middle: depth along the axis in metres (Infinity for none), and which triangle. */
export interface Layers {
  depth: Float64Array
  triangle: Int32Array
  shown: readonly Shown[]
}

export interface Shown {
  id: number
  surface: Body['surface']
  colour: Vector
  normal: Vector
}

const nearest = 0.15

/** The ray through a pixel's middle, one metre deep along the camera's axis. */
export function rayOf({ frame, width, height, focal }: Camera, column: number, row: number): Vector {
  const [left, up] = [(width / 2 - column - 0.5) / focal, (height / 2 - row - 0.5) / focal]
  const { ahead, left: l, up: u } = frame
  return [ahead[0] + left * l[0] + up * u[0], ahead[1] + left * l[1] + up * u[1], ahead[2] + left * l[2] + up * u[2]]
}

/** Draws bodies with a depth buffer. With `mirrored`, what stands above the water is drawn upside down below it. */
export function rasterise(bodies: readonly Body[], camera: Camera, mirrored = false): Layers {
  const { width, height, focal, frame } = camera
  const depth = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY)
  const triangle = new Int32Array(width * height).fill(-1)
  const shown: Shown[] = []
  for (const { id, surface, triangles } of bodies)
    for (const { corners, colour } of triangles) {
      // What is under the water is not mirrored by it: flipped, it would stand above.
      const world = mirrored ? cut(corners, 2, 0).map(([x, y, z]): Vector => [x, y, -z]) : corners
      const seen = cut(
        world.map((corner) => seenFrom(frame, corner)),
        0,
        nearest,
      )
      if (seen.length < 3) continue
      // A mirror image is lit as the thing itself is.
      const [a, b, c] = corners
      const number = shown.length
      shown.push({ id, surface, colour, normal: unit(cross(minus(b, a), minus(c, a))) })
      const flat = seen.map(([x, y, z]) => [width / 2 - (focal * y) / x, height / 2 - (focal * z) / x, 1 / x] as const)
      for (let last = 2; last < flat.length; last += 1) fill(flat[0], flat[last - 1], flat[last], number)
    }

  function fill(one: Flat | undefined, two: Flat | undefined, three: Flat | undefined, number: number) {
    if (!one || !two || !three) return
    const area = (two[0] - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (two[1] - one[1])
    if (Math.abs(area) < 1e-12) return
    const top = Math.max(0, Math.ceil(Math.min(one[1], two[1], three[1]) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(one[1], two[1], three[1]) - 0.5))
    const start = Math.max(0, Math.ceil(Math.min(one[0], two[0], three[0]) - 0.5))
    const end = Math.min(width - 1, Math.floor(Math.max(one[0], two[0], three[0]) - 0.5))
    for (let row = top; row <= bottom; row += 1)
      for (let column = start; column <= end; column += 1) {
        const [x, y] = [column + 0.5, row + 0.5]
        const second = ((x - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (y - one[1])) / area
        const third = ((two[0] - one[0]) * (y - one[1]) - (x - one[0]) * (two[1] - one[1])) / area
        if (second < 0 || third < 0 || second + third > 1) continue
        const away = 1 / (one[2] + second * (two[2] - one[2]) + third * (three[2] - one[2]))
        const place = row * width + column
        if (away >= (depth[place] ?? 0)) continue
        depth[place] = away
        triangle[place] = number
      }
  }
  return { depth, triangle, shown }
}

type Flat = readonly [x: number, y: number, inverse: number]

/** The part of a polygon where one coordinate is at least so much. */
function cut(corners: readonly Vector[], axis: 0 | 2, least: number): Vector[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const kept: Vector[] = corner[axis] >= least ? [corner] : []
    if (corner[axis] >= least !== next[axis] >= least) {
      const share = (least - corner[axis]) / (next[axis] - corner[axis])
      kept.push(plus(corner, times(minus(next, corner), share)))
    }
    return kept
  })
}

/** Depth of the flat water in a pixel, or Infinity. */
export function waterDepth(camera: Camera, ray: Vector): number {
  return ray[2] < -1e-6 ? -camera.frame.at[2] / ray[2] : Number.POSITIVE_INFINITY
}

/** A surface's normal, turned to the side that the ray comes from. */
export const facing = (normal: Vector, ray: Vector): Vector =>
  dot(normal, ray) > 0 ? [-normal[0], -normal[1], -normal[2]] : normal
