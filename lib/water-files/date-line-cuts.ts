import { at } from '#lib/coverage-planning/geometry'
import type { MapFeature, Place } from '#lib/water-files/map-feature'

/** Programs that cut a lake at 180° often leave a strip, to 179.9999° for instance. This is 55 m at the equator. */
const widestStrip = 0.0005

const turned = (longitude: number) => longitude - 360 * Math.round(longitude / 360)

/** Both sides of a strip that a file leaves along 180° are moved onto it, so that the halves of a lake meet. */
export function withoutDateLineStrip(features: readonly MapFeature[]): readonly MapFeature[] {
  const strips = new Set(features.flatMap(({ polygons }) => polygons.flat().flatMap(stripsBeside)))
  if (![...strips].some((strip) => strips.has(-strip))) return features
  const onLine = (ring: readonly Place[], index: number): Place => {
    const place = at(ring, index)
    const before = stripBeside(at(ring, (index + ring.length - 1) % ring.length), place)
    const strip = stripBeside(place, at(ring, (index + 1) % ring.length)) ?? before
    if (strip === null || !strips.has(-strip)) return place
    return [place[0] - turned(place[0]) + 180 * Math.sign(strip), place[1]]
  }
  return features.map((feature) => ({
    ...feature,
    polygons: feature.polygons.map((rings) => rings.map((ring) => ring.map((_, index) => onLine(ring, index)))),
  }))
}

const stripsBeside = (ring: readonly Place[]) =>
  ring.flatMap((place, index) => stripBeside(place, at(ring, (index + 1) % ring.length)) ?? [])

/** Degrees that a side along a meridian leaves to 180°, counted below zero in the west; null for any other side. */
function stripBeside([longitude, latitude]: Place, [other, next]: Place): number | null {
  const strip = 180 - Math.abs(turned(longitude))
  const isCut = longitude === other && latitude !== next && strip > 0 && strip <= widestStrip
  return isCut ? Math.sign(turned(longitude)) * Number(strip.toFixed(9)) : null
}
