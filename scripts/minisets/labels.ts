import type { Body } from './canal.ts'
import { type Camera, rasterise, rayOf, waterDepth } from './rasteriser.ts'

/** What each pixel's middle shows, exactly: depth along the axis in metres, the body's number, and whether it is water. */
export interface Labels {
  width: number
  height: number
  depth: Float64Array
  body: Int32Array
  water: Uint8Array
}

/** What a camera sees of the bodies: boxes and masks, as the sample set publishes them. */
export function labelsOf(bodies: readonly Body[], camera: Camera): Labels {
  const { width, height } = camera
  const { depth, triangle, shown } = rasterise(bodies, camera)
  const body = Int32Array.from(triangle, (number) => shown[number]?.id ?? 0)
  const water = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const place = row * width + column
      const surface = waterDepth(camera, rayOf(camera, column, row))
      if (surface >= (depth[place] ?? 0)) continue
      depth[place] = surface
      body[place] = 0
      water[place] = 1
    }
  return { width, height, depth, body, water }
}

export interface Extent {
  body: number
  xmin: number
  ymin: number
  xmax: number
  ymax: number
}

const fewestPixels = 6

/** The box round what is visible of each numbered body, if at least six pixels are. */
export function extents({ width, body }: Labels): Extent[] {
  const found = new Map<number, Extent & { pixels: number }>()
  for (const [place, number] of body.entries()) {
    if (number === 0) continue
    const [x, y] = [place % width, Math.floor(place / width)]
    const known = found.get(number) ?? { body: number, xmin: x, ymin: y, xmax: x + 1, ymax: y + 1, pixels: 0 }
    found.set(number, {
      body: number,
      xmin: Math.min(known.xmin, x),
      ymin: Math.min(known.ymin, y),
      xmax: Math.max(known.xmax, x + 1),
      ymax: Math.max(known.ymax, y + 1),
      pixels: known.pixels + 1,
    })
  }
  return [...found.values()].filter(({ pixels }) => pixels >= fewestPixels).map(({ pixels: _, ...extent }) => extent)
}
