import {
  DataTexture,
  Float32BufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  RepeatWrapping,
  Vector3,
} from 'three'
import { belts } from '#lib/content/boat-movements'
import type { ModelSlug } from '#lib/content/model-parts'
import { models } from '#lib/content/models'

const pixels = 128

/** A pattern that goes on over every edge: heights 0–1 over one tile. */
type Pattern = (u: number, v: number) => number

const ramp = (from: number, to: number, value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))
/** The distance to the nearest whole number. */
const off = (value: number) => Math.abs(value - Math.round(value))

/** Two rows of belt links, each half a link aside of the other, with the joint between the rows and two slots for the water. */
function links(u: number, v: number): number {
  const row = Math.floor(v * 2)
  const [across, along] = [u + row / 2, v * 2 - row]
  const joint = ramp(0.03, 0.14, Math.min(along, 1 - along))
  const gap = ramp(0.008, 0.03, off(across))
  const slot = 1 - 0.6 * ramp(0.045, 0.03, off(across * 2 + 0.5) / 2) * ramp(0.2, 0.12, Math.abs(along - 0.5))
  return Math.min(joint, gap, slot) * (0.75 + 0.25 * Math.sin(Math.PI * along))
}

/** Raised lugs, every other one turned: what keeps a foot from slipping. */
function lugs(u: number, v: number): number {
  const lug = (x: number, y: number, turn: 1 | -1) => {
    const [dx, dy] = [x - Math.round(x), y - Math.round(y)]
    const [long, wide] = [(dx + turn * dy) * Math.SQRT1_2, (dx - turn * dy) * Math.SQRT1_2]
    return ramp(1, 0.55, Math.hypot(long / 0.31, wide / 0.085))
  }
  return Math.max(lug(u, v, 1), lug(u + 0.5, v + 0.5, 1), lug(u + 0.5, v, -1), lug(u, v + 0.5, -1))
}

function textureOf({ pattern, low }: Surface, isFine: boolean): DataTexture {
  const data = new Uint8Array(pixels * pixels * 4).fill(255)
  for (let place = 0; place < pixels * pixels; place += 1) {
    const height = pattern(((place % pixels) + 0.5) / pixels, (Math.floor(place / pixels) + 0.5) / pixels)
    data.fill(Math.round(255 * (low + (1 - low) * height)), place * 4, place * 4 + 3)
  }
  const texture = new DataTexture(data, pixels, pixels)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = isFine ? 8 : 1
  texture.needsUpdate = true
  return texture
}

interface Surface {
  readonly pattern: Pattern
  /** How much light its lowest places keep. */
  readonly low: number
  /** How large a tile is, metres along its two sides, and how high its relief. */
  readonly tileM: readonly [number, number]
  readonly reliefM: number
  /** The ways over the surface that its tiles follow. */
  readonly across: Vector3
  readonly along: Vector3
}

/** Compensates for the light that a pattern absorbs, so that a belt keeps its colour. */
const givenBack = 1.2
/** How far apart a deck's lugs are: larger on larger boats, which are seen from further off. */
const lugM = (lengthM: number) => Math.min(0.1, Math.max(0.04, lengthM * 0.01))
/** So many links over a belt's width; a link is so many times as wide as long. */
const linksAcross = 6
const linkShape = 3

/** The pattern of a material, by its name in the models: belts and decks; null for others. */
function surfaceOf(name: string, slug: ModelSlug): Surface | null {
  const { min, max } = models[slug]
  const lug = lugM(max[0] - min[0])
  if (/deck_/.test(name))
    return {
      pattern: lugs,
      low: 0.72,
      tileM: [lug, lug],
      reliefM: 0.002,
      across: new Vector3(0, 0, 1),
      along: new Vector3(1, 0, 0),
    }
  const belt = belts[slug]
  if (!belt || !/belt_\w+_face/.test(name)) return null
  const link = belt.widthM / linksAcross
  return {
    pattern: links,
    low: 0.5,
    tileM: [link, (link / linkShape) * 2],
    reliefM: link * 0.04,
    across: new Vector3(0, 0, 1),
    along: new Vector3(belt.to[0] - belt.from[0], belt.to[1] - belt.from[1], 0).normalize(),
  }
}

/**
 * Adds links to belts and lugs to decks, drawn at run time so that models stay small. Call before any part is taken out of the boat.
 * @param isFine with relief and anisotropy; false for software rendering, where they cost a fifth of a frame
 */
export function patternSurfaces(boat: Object3D, slug: ModelSlug, isFine: boolean): { dispose: () => void } {
  const textures: DataTexture[] = []
  boat.updateMatrixWorld(true)
  boat.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const surface = surfaceOf(part.material.name, slug)
    if (!surface) return
    const { low, tileM, reliefM, across, along } = surface
    const texture = textureOf(surface, isFine)
    textures.push(texture)
    const places = part.geometry.getAttribute('position')
    const point = new Vector3()
    const tiles = Array.from({ length: places.count }, (_, corner) => {
      point.fromBufferAttribute(places, corner).applyMatrix4(part.matrixWorld)
      return [point.dot(across) / tileM[0], point.dot(along) / tileM[1]]
    })
    part.geometry.setAttribute('uv', new Float32BufferAttribute(tiles.flat(), 2))
    part.material.map = texture
    if (isFine) {
      part.material.bumpMap = texture
      part.material.bumpScale = reliefM / (1 - low)
    }
    part.material.color.multiplyScalar(givenBack)
  })
  return {
    dispose: () => {
      for (const texture of textures) texture.dispose()
    },
  }
}
