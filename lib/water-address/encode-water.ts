import type { Point, Ring } from '#lib/coverage-planning/geometry'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import type { GeographicPosition } from '#lib/water-files/local-plane'

export interface AddressedWater {
  readonly shape: WaterShape
  readonly origin: GeographicPosition | null
}

/**
 * A drawing as a word for the address behind `#`, which is never sent to a server. Corners are steps in decimetres as variable-length
 * numbers in base64url: about three characters a corner.
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

/** Raised when the layout changes, so that an old link is told from a broken one. */
export const version = 1
export const stepsPerMetre = 10
/** A hundred-thousandth of a degree is about a metre. */
export const placesPerDegree = 100_000

/** A corner rounded as in an address, so that a drawing stays the same water when its link is opened. */
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
