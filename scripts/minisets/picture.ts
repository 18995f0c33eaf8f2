import type { Body } from './canal.ts'
import { cellValue, noise } from './random.ts'
import { type Camera, facing, type Layers, rasterise, rayOf, type Shown, waterDepth } from './rasteriser.ts'
import { dot, plus, times, unit, type Vector } from './vector.ts'

/** Where the light comes from, and how bright and warm it is. */
export interface Light {
  sun: Vector
  warmth: number
  haze: number
  /** Height of the ripples as a slope. */
  ripple: number
}

const finer = 2

/** The picture a camera takes, as rows of 8-bit RGB: twice as fine in both directions, then averaged. */
export function picture(bodies: readonly Body[], camera: Camera, light: Light): Uint8Array {
  const fine: Camera = {
    ...camera,
    width: camera.width * finer,
    height: camera.height * finer,
    focal: camera.focal * finer,
  }
  const straight = rasterise(bodies, fine)
  const mirror = rasterise(bodies, fine, true)
  const sums = new Float64Array(camera.width * camera.height * 3)
  for (let row = 0; row < fine.height; row += 1)
    for (let column = 0; column < fine.width; column += 1) {
      const colour = pixel(fine, straight, mirror, light, column, row)
      const target = (Math.floor(row / finer) * camera.width + Math.floor(column / finer)) * 3
      for (const part of [0, 1, 2] as const) sums[target + part] = (sums[target + part] ?? 0) + toned(colour[part])
    }
  return Uint8Array.from(sums, (sum) => Math.round(sum / finer ** 2))
}

function pixel(camera: Camera, straight: Layers, mirror: Layers, light: Light, column: number, row: number): Vector {
  const ray = rayOf(camera, column, row)
  const place = row * camera.width + column
  const solid = straight.depth[place] ?? Number.POSITIVE_INFINITY
  const water = waterDepth(camera, ray)
  if (water < solid) return waterColour(camera, mirror, light, column, row, ray, water)
  const shown = straight.shown[straight.triangle[place] ?? -1]
  return shown ? lit(shown, plus(camera.frame.at, times(ray, solid)), ray, solid, light) : sky(unit(ray), light)
}

/** Ripples shift what is mirrored; the flatter the view, the more mirror and the less depth (Schlick). */
function waterColour(
  camera: Camera,
  mirror: Layers,
  light: Light,
  column: number,
  row: number,
  ray: Vector,
  depth: number,
): Vector {
  const [x, y] = plus(camera.frame.at, times(ray, depth))
  const fade = 1 / (1 + depth / 14)
  const [along, across] = slopes(x, y).map((slope) => slope * light.ripple * (0.25 + fade)) as [number, number]
  const view = unit(ray)
  const normal = unit([-along, -across, 1])
  // A tilt of the water turns what it mirrors by twice as much, sideways less the flatter the view; how far that moves the
  // image grows with the way from the water to the thing, so nothing comes off its own foot.
  const [left, up] = [dot([-along, -across, 0], camera.frame.left), dot([-along, -across, 0], camera.frame.ahead)]
  const own = mirror.depth[row * camera.width + column] ?? Number.POSITIVE_INFINITY
  const reach = 2 * camera.focal * (Number.isFinite(own) ? Math.max(0, 1 - depth / own) : 1)
  const source = [Math.round(column + left * view[2] * reach), Math.round(row - up * reach)] as const
  const inside = source[0] >= 0 && source[0] < camera.width && source[1] >= 0 && source[1] < camera.height
  const tilted = source[1] * camera.width + source[0]
  // What floats before this water cannot be mirrored in it.
  const isBehind = inside && (mirror.depth[tilted] ?? 0) > depth
  const place = isBehind ? tilted : row * camera.width + column
  const shown = mirror.shown[mirror.triangle[place] ?? -1]
  const upward: Vector = unit([
    view[0] - 2 * dot(view, normal) * normal[0],
    view[1] - 2 * dot(view, normal) * normal[1],
    Math.abs(view[2]),
  ])
  let reflected = sky(upward, light)
  if (shown) {
    const away = mirror.depth[place] ?? 1
    const sunk = plus(
      camera.frame.at,
      times(rayOf(camera, place % camera.width, Math.floor(place / camera.width)), away),
    )
    reflected = lit(shown, [sunk[0], sunk[1], -sunk[2]], upward, away, light)
  }
  const share = 0.03 + 0.97 * (1 - Math.max(0, -dot(view, normal))) ** 5
  const deep: Vector = [0.016, 0.036, 0.034]
  const glint = Math.max(0, dot(upward, light.sun)) ** 400 * 6
  return hazed(
    plus(plus(times(deep, 1 - share), times(reflected, Math.min(1, share * 1.15))), [glint, glint, glint]),
    depth,
    light,
  )
}

function slopes(x: number, y: number): [number, number] {
  const wave = (a: number, b: number, size: number) => noise(a / size, b / size) - 0.5
  return [
    wave(x, y, 0.9) + 0.6 * wave(x + 31, y + 7, 0.32) + 0.3 * wave(x * 1.3, y, 0.11),
    wave(x + 101, y, 1.1) + 0.6 * wave(x, y + 57, 0.36) + 0.3 * wave(x, y * 1.3 + 9, 0.13),
  ]
}

function lit(shown: Shown, at: Vector, ray: Vector, depth: number, light: Light): Vector {
  const normal = facing(shown.normal, ray)
  const colour = surfaceColour(shown, at)
  const direct = Math.max(0, dot(normal, light.sun)) * 2.1
  const above = 0.42 + 0.3 * normal[2]
  const warm: Vector = [direct * (1 + light.warmth), direct, direct * (1 - light.warmth)]
  const shine = shown.surface === 'paint' ? Math.max(0, dot(mirrored(unit(ray), normal), light.sun)) ** 40 * 0.5 : 0
  return hazed(
    [
      colour[0] * (warm[0] + above) + shine,
      colour[1] * (warm[1] + above * 1.05) + shine,
      colour[2] * (warm[2] + above * 1.2) + shine,
    ],
    depth,
    light,
  )
}

const mirrored = (ray: Vector, normal: Vector): Vector => plus(ray, times(normal, -2 * dot(ray, normal)))

function surfaceColour({ surface, colour }: Shown, [x, y, z]: Vector): Vector {
  if (surface === 'wall') {
    const course = Math.floor(z / 0.32)
    const stone = Math.floor((x + y + (course % 2) * 0.4) / 0.8)
    const seam = (z / 0.32) % 1 < 0.08 || ((x + y + (course % 2) * 0.4) / 0.8) % 1 < 0.04
    const wet = z < 0.18 ? 0.45 : 1
    return times(
      colour,
      (seam ? 0.5 : 0.7 + 0.5 * cellValue(stone, course)) * (0.8 + 0.4 * noise(x * 7, z * 7 + y)) * wet,
    )
  }
  if (surface === 'grass')
    return times(colour, 0.55 + 0.9 * noise(x * 1.7, y * 1.7) * (0.6 + 0.8 * noise(x * 9, y * 9)))
  if (surface === 'path') return times(colour, 0.8 + 0.35 * noise(x * 4, y * 4))
  if (surface === 'house') {
    const [u, v] = [(x + y) % 2.6, z % 3]
    return u > 0.8 && u < 2 && v > 0.9 && v < 2.4 ? [0.05, 0.07, 0.09] : times(colour, 0.9 + 0.15 * noise(x, z))
  }
  return colour
}

/** Sky with hills on the horizon. */
function sky(direction: Vector, light: Light): Vector {
  const rise = Math.max(0, direction[2])
  const turn = Math.atan2(direction[1], direction[0])
  const hills = 0.035 + 0.05 * noise(turn * 5 + 3, 1) + 0.02 * noise(turn * 19, 2)
  const pale: Vector = [0.78 + light.warmth * 0.5, 0.8, 0.82 - light.warmth * 0.4]
  if (rise < hills) return plus(times([0.2, 0.26, 0.27], 0.45), times(pale, 0.42))
  const high = Math.min(1, (rise - hills) * 2.2) ** 0.7
  const cloud = noise((direction[0] / (rise + 0.15)) * 2.2, (direction[1] / (rise + 0.15)) * 2.2)
  const blue = plus(times(pale, 1 - high), times([0.22, 0.38, 0.62], high))
  return plus(times(blue, 1 - 0.5 * cloud ** 2 * high), times([0.9, 0.9, 0.9], 0.5 * cloud ** 2 * high))
}

function hazed(colour: Vector, depth: number, { haze }: Light): Vector {
  const share = Math.exp(-depth * haze)
  return plus(times(colour, share), times([0.68, 0.72, 0.75], 1 - share))
}

/** Light to an 8-bit value: a soft shoulder, then the display's curve. */
function toned(value: number): number {
  const soft = Math.max(0, value) / (1 + Math.max(0, value) * 0.28)
  return 255 * Math.min(1, soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055)
}
