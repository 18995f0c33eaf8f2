import type { Place } from '#lib/water-files/map-feature'

/** The system of a pair of metres with a Chinese grid's zone prefix: easting 39,512,345 m is zone 39. Null for any other. */
export function systemOfPrefix([x, y]: Place): string | null {
  const east = [x, y].find((value) => value >= 13e6 && value < 46e6)
  const north = [x, y].find((value) => value > 0 && value < 7e6)
  if (east === undefined || north === undefined) return null
  const zone = Math.floor(east / 1e6)
  const rest = east - zone * 1e6
  if (rest < 150_000 || rest > 850_000) return null
  if (zone >= 25 && zone <= 45) return `EPSG:${4513 + zone - 25}`
  return zone <= 23 ? `EPSG:${4491 + zone - 13}` : null
}

/** Systems of longitude and latitude that lie within a metre of WGS 84: ETRS89, NAD 83, CGCS2000 and their like. */
const geographic = new Set(['EPSG:4326', 'EPSG:4490', 'EPSG:4258', 'EPSG:4269', 'EPSG:4979', 'EPSG:84'])
const mercators = new Set(['EPSG:3857', 'EPSG:900913', 'EPSG:102100', 'EPSG:102113', 'EPSG:3785'])

/**
 * Definitions that proj4 misreads, so that a lake is too small or far off: angles in grads, ArcGIS's Mercator and polar stereographic
 * with a standard parallel, Krovak with its first axis to the south.
 */
const misread = [
  /UNIT\["grads?"/i,
  /PROJECTION\["(?:Mercator|Stereographic_North_Pole)"\].*"Standard_Parallel_1",-?(?!0(?:\.0*)?\])/is,
  /PROJECTION\["Krovak"\].*"X_Scale",1/is,
]

export type Converter = (place: Place) => Place

/** Whether a system's coordinates are degrees or metres of a grid; null for one that nobody knows. */
export async function unitOf(system: string): Promise<'degrees' | 'grid' | null> {
  const definition = await definitionOf(system)
  if (!definition) return null
  return /^\s*GEO|\+proj=longlat/i.test(definition) ? 'degrees' : 'grid'
}

/** From a system (an EPSG code or the text of a `.prj`) to longitude and latitude; null for one that nobody knows. */
export async function converterFrom(system: string): Promise<Converter | null> {
  if (geographic.has(system)) return (place) => place
  const definition = await definitionOf(system)
  if (!definition || misread.some((form) => form.test(definition))) return null
  const { default: proj4 } = await import('proj4')
  try {
    const { forward } = proj4(definition, 'WGS84')
    const countsSouthWest = /\+axis=wsu/.test(definition)
    return ([x, y]) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = forward([x, y], countsSouthWest)
      return [longitude, latitude]
    }
  } catch {
    return null
  }
}

async function definitionOf(system: string): Promise<string | null> {
  if (!system.startsWith('EPSG:')) return system
  if (geographic.has(system)) return '+proj=longlat +datum=WGS84'
  const { default: list } = await import('proj4-list')
  return list[mercators.has(system) ? 'EPSG:3857' : system]?.[1] ?? null
}
