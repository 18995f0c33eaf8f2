import { z } from 'zod'
import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { mostCorners, type WaterShape, waterShapeSchema } from '#lib/coverage-planning/water-shape'
import type { GeographicPosition } from '#lib/water-files/local-plane'

/** A water with its place on the earth, when it has one. */
export interface AddressedWater {
  readonly shape: WaterShape
  readonly origin: GeographicPosition | null
}

const place = z.object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-85).max(85) })

/**
 * A drawing as a short word for the part of an address behind `#`, which is never sent to a server. Corners are steps
 * from the corner before, in decimetres, as variable-length numbers in base64url: about three characters a corner.
 */
export function encodeWater({ shape, origin }: AddressedWater): string {
  const numbers: number[] = [version]
  writeRings(numbers, [shape.outline])
  writeRings(numbers, shape.islands)
  writeRings(numbers, shape.shallows)
  writeRings(numbers, shape.dock ? [[shape.dock]] : [])
  if (origin)
    numbers.push(Math.round(origin.longitude * placesPerDegree), Math.round(origin.latitude * placesPerDegree))
  const text = String.fromCharCode(...numbers.flatMap(toBytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** No drawing within the limits takes more: two numbers of at most four bytes a corner, in base64. */
const longestWord = 60_000

/** What an address holds; null for anything that is no whole drawing. Never throws. */
export function decodeWater(word: string): AddressedWater | null {
  if (word.length > longestWord) return null
  try {
    const text = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    const reader = numbersIn(Array.from(text, (letter) => letter.charCodeAt(0)))
    if (reader.next() !== version) return null
    const [outline] = readRings(reader)
    const islands = readRings(reader)
    const shallows = readRings(reader)
    const dock = readRings(reader)[0]?.[0] ?? null
    const shape = waterShapeSchema.parse({ outline, islands, shallows, dock })
    if (reader.done()) return { shape, origin: null }
    const origin = place.parse({
      longitude: reader.next() / placesPerDegree,
      latitude: reader.next() / placesPerDegree,
    })
    return { shape, origin }
  } catch {
    return null
  }
}

/** Raised when the layout changes, so that an old link is told from a broken one. */
const version = 1
const stepsPerMetre = 10
/** A hundred-thousandth of a degree is about a metre. */
const placesPerDegree = 100_000

/** A corner as an address keeps it: a drawing of such corners is the same water for whoever opens its link. */
export const addressedCorner = ({ x, y }: Point): Point => ({
  // Plus nothing: a zero that was rounded from below is no other zero than its link's.
  x: Math.round(x * stepsPerMetre) / stepsPerMetre + 0,
  y: Math.round(y * stepsPerMetre) / stepsPerMetre + 0,
})

/** A place on the earth as an address keeps it, to about a metre. */
export const addressedPlace = ({ longitude, latitude }: GeographicPosition): GeographicPosition => ({
  longitude: Math.round(longitude * placesPerDegree) / placesPerDegree,
  latitude: Math.round(latitude * placesPerDegree) / placesPerDegree,
})

/** A whole water as an address keeps it. */
export const addressedWater = ({ shape, origin }: AddressedWater): AddressedWater => ({
  shape: {
    outline: shape.outline.map(addressedCorner),
    islands: shape.islands.map((island) => island.map(addressedCorner)),
    shallows: shape.shallows.map((shallow) => shallow.map(addressedCorner)),
    dock: shape.dock && addressedCorner(shape.dock),
  },
  origin: origin && addressedPlace(origin),
})

function writeRings(numbers: number[], rings: readonly Ring[]): void {
  numbers.push(rings.length)
  for (const ring of rings) {
    numbers.push(ring.length)
    let before = { x: 0, y: 0 }
    for (const { x, y } of ring) {
      const here = { x: Math.round(x * stepsPerMetre), y: Math.round(y * stepsPerMetre) }
      numbers.push(here.x - before.x, here.y - before.y)
      before = here
    }
  }
}

function readRings(reader: NumberReader): Point[][] {
  return Array.from({ length: bounded(reader.next()) }, () => {
    let here = { x: 0, y: 0 }
    return Array.from({ length: bounded(reader.next()) }, () => {
      here = { x: here.x + reader.next(), y: here.y + reader.next() }
      return { x: here.x / stepsPerMetre, y: here.y / stepsPerMetre }
    })
  })
}

/** A count that a hostile link cannot turn into a wait. */
function bounded(count: number): number {
  if (count < 0 || count > mostCorners) throw new RangeError('a drawing of too many corners')
  return count
}

/** A whole number in groups of seven bits, its sign in the lowest. */
function toBytes(value: number): number[] {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  const bytes: number[] = []
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

interface NumberReader {
  next(): number
  done(): boolean
}

function numbersIn(bytes: readonly number[]): NumberReader {
  let place = 0
  return {
    done: () => place >= bytes.length,
    next() {
      let value = 0
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[place++]
        if (byte === undefined || factor > 2 ** 42) throw new RangeError('a drawing cut short')
        value += (byte % 128) * factor
        if (byte < 128) break
      }
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    },
  }
}
