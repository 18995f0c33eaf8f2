import type { Box, Corner, Model } from './read-model.ts'

/** From where a boat is looked at: to the right on paper, upwards on paper, towards the eye. */
export const looks = {
  side: ([x, y, z]: Corner): Corner => [x, y, z],
  front: ([x, y, z]: Corner): Corner => [-z, y, x],
  top: ([x, y, z]: Corner): Corner => [x, -z, y],
} as const

export type View = keyof typeof looks

/** A view as a picture whose pixels are numbers of surfaces plus one; 0 is where the boat is not. */
export interface Raster {
  labels: Int32Array
  width: number
  height: number
  /** The place in metres of the picture's upper left corner. */
  left: number
  top: number
  /** Metres a pixel. */
  pixel: number
}

/** Pixels that stay free around a boat. */
const margin = 3

/** Draws the surface nearest to the eye into each pixel: straight ahead, without perspective. */
export function rasterOf(model: Model, view: View, pixel: number): Raster {
  const look = looks[view]
  const seen = model.surfaces.map(({ triangles }) => triangles.map((triangle) => triangle.map(look)))
  const all = seen.flat(2)
  const end = (choose: 'min' | 'max', axis: 0 | 1) =>
    all.reduce((so, corner) => Math[choose](so, corner[axis]), choose === 'min' ? Infinity : -Infinity)
  const left = end('min', 0) - margin * pixel
  const top = end('max', 1) + margin * pixel
  const width = Math.ceil((end('max', 0) - left) / pixel) + margin
  const height = Math.ceil((top - end('min', 1)) / pixel) + margin
  const labels = new Int32Array(width * height)
  const depths = new Float64Array(width * height).fill(-Infinity)
  seen.forEach((triangles, surface) => {
    for (const triangle of triangles) {
      const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = triangle.map(
        ([x, y, z]): Corner => [(x - left) / pixel - 0.5, (top - y) / pixel - 0.5, z],
      ) as [Corner, Corner, Corner] // a triangle has three
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
      if (Math.abs(area) < 1e-9) continue
      for (let y = Math.ceil(Math.min(ay, by, cy)); y <= Math.max(ay, by, cy); y += 1) {
        for (let x = Math.ceil(Math.min(ax, bx, cx)); x <= Math.max(ax, bx, cx); x += 1) {
          const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
          const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
          if (b < 0 || c < 0 || b + c > 1) continue
          const depth = az + b * (bz - az) + c * (cz - az)
          const at = y * width + x
          if (depth <= (depths[at] ?? 0)) continue
          depths[at] = depth
          labels[at] = surface + 1
        }
      }
    }
  })
  return { labels, width, height, left, top, pixel }
}

/** The four neighbours of a pixel. */
const around = (at: number, width: number) => [at - 1, at + 1, at - width, at + width]

/** Pixels of one label that hang together, and whether they are too thin or too small for a line round them. */
function patchesOf({ labels, width }: Raster, thinnest: number, smallest: number) {
  const done = new Uint8Array(labels.length)
  const patches: { pixels: number[]; isTrifle: boolean }[] = []
  for (let start = 0; start < labels.length; start += 1) {
    const label = labels[start] ?? 0
    if (done[start] || label === 0) continue
    const pixels = [start]
    done[start] = 1
    let edge = 0
    for (let next = 0; next < pixels.length; next += 1) {
      for (const to of around(pixels[next] ?? 0, width)) {
        if (labels[to] !== label) edge += 1
        else if (!done[to]) {
          done[to] = 1
          pixels.push(to)
        }
      }
    }
    patches.push({ pixels, isTrifle: (2 * pixels.length) / edge < thinnest || pixels.length < smallest })
  }
  return patches
}

const trifles = (raster: Raster, thinnest: number, smallest: number) =>
  patchesOf(raster, thinnest, smallest).flatMap(({ pixels, isTrifle }) => (isTrifle ? pixels : []))

/**
 * Merges parts too thin or too small for a line of their own (wires, cleats, letters) into their neighbours. Facets of one piece count
 * as one part. `thinnest`: the least mean thickness that stays, in pixels; `smallest`: the least area, in pixels.
 */
export function withoutTrifles(raster: Raster, model: Model, thinnest: number, smallest: number): Raster {
  const labels = raster.labels.slice()
  const wholePieces = model.surfaces.length + 1
  for (const at of trifles(raster, thinnest, smallest))
    labels[at] = wholePieces + (model.surfaces[(labels[at] ?? 0) - 1]?.piece ?? 0)
  const left = trifles({ ...raster, labels }, thinnest, smallest)
  for (const at of left) labels[at] = -1
  let waiting = left
  while (waiting.length > 0) {
    const taken = waiting.flatMap((at) => {
      const from = around(at, raster.width).find((to) => (labels[to] ?? -1) >= 0)
      return from === undefined ? [] : [[at, labels[from] ?? 0] as const]
    })
    for (const [at, label] of taken) labels[at] = label
    waiting = waiting.filter((at) => labels[at] === -1)
  }
  return withoutIslands({ ...raster, labels })
}

/** What stands apart from the boat once its thin holders are gone is left out where it is small. */
function withoutIslands(raster: Raster): Raster {
  const labels = raster.labels.slice()
  const land = patchesOf({ ...raster, labels: labels.map((label) => Math.min(label, 1)) }, 0, 0)
  const most = Math.max(...land.map(({ pixels }) => pixels.length))
  for (const { pixels } of land) if (pixels.length < most / 50) for (const at of pixels) labels[at] = 0
  return { ...raster, labels }
}

/** The box of what a label of `withoutTrifles` stands for, a surface or a whole piece; none for the ground. */
export function boxOfLabel(label: number, { surfaces, pieces }: Model): Box | undefined {
  return label > surfaces.length ? pieces[label - surfaces.length - 1] : surfaces[label - 1]?.box
}

/** Ground that the boat encloses, as seen through a frame, as a label of its own: -1. */
export function withHoles(raster: Raster): Raster {
  const { width } = raster
  const labels = raster.labels.map((label) => (label === 0 ? -1 : label))
  const outside = [0]
  labels[0] = 0
  for (let next = 0; next < outside.length; next += 1) {
    for (const to of around(outside[next] ?? 0, width)) {
      if (labels[to] !== -1) continue
      labels[to] = 0
      outside.push(to)
    }
  }
  return { ...raster, labels }
}
