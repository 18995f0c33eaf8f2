import { readWater } from '#lib/coverage-planning/water-shape'
import type { Place } from '#lib/water-files/map-feature'
import { readWaterFile, type WaterFileChoices, type WaterFileReading } from '#lib/water-files/read-water-file'

export const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/** A regular ring round a place, closed by its first corner; about `radius` degrees of latitude. */
export function ringAt([longitude, latitude]: Place, radius: number, corners = 48): Place[] {
  const stretch = Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI
    return [longitude + (radius * Math.cos(angle)) / stretch, latitude + radius * Math.sin(angle)]
  })
}

/** A lake with an island, at 30.24° N, 120.15° E: most files of these tests are made of it. */
export const lake = ringAt([120.15, 30.24], 0.00314)
export const island = ringAt([120.1502, 30.2401], 0.0005)

/** Hectares of a ring of `ringAt` at 30.24° N: a degree is 110,856 m along the meridian and 111,414 m times its cosine across it. */
export const hectaresOf = (radius: number) => (24 * Math.sin(Math.PI / 24) * radius ** 2 * 110_856 * 111_414) / 10_000
export const lakeHa = hectaresOf(0.00314)
export const islandHa = hectaresOf(0.0005)

export const polygon = (...rings: readonly (readonly Place[])[]) => ({ type: 'Polygon', coordinates: rings })
export const line = (places: readonly Place[]) => ({ type: 'LineString', coordinates: places })
export const point = (place: Place) => ({ type: 'Point', coordinates: place })

/** Geometries as a GeoJSON collection, each a feature of its own. */
export function collection(...geometries: readonly object[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  })
}

/** What a reader sees of a file: hectares of the water (two digits), or what it asks, or why it refuses. */
export async function seen(
  name: string,
  content: string | ArrayBuffer,
  choices: WaterFileChoices = {},
): Promise<number | string> {
  return hectares(await readWaterFile(name, typeof content === 'string' ? bytesOf(content) : content, choices))
}

export function hectares(reading: WaterFileReading): number | string {
  if (reading.state === 'refused') return reading.fault
  if (reading.state !== 'read') return reading.state
  const water = readWater(reading.water.shape)
  return water.ok ? Math.round(water.areaM2 / 100) / 100 : water.fault
}
