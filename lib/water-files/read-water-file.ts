import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import type { FeatureCollection, Geometry } from 'geojson'
import { z } from 'zod'
import { type FeatureFault, type PlacedWater, shapeFromFeatures } from '#lib/water-files/shape-from-features'
import { zipEntries } from '#lib/water-files/zip-entries'

/** The outline of a lake is a few kilobytes; a file beyond this is something else. */
export const largestFileBytes = 5 * 1024 * 1024

export type WaterFileFault = FeatureFault | 'tooLarge' | 'unknownKind' | 'unreadable'

const position = z.array(z.number()).min(2)
const geometry: z.ZodType<Geometry> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
    z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) }),
    z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
    z.object({ type: z.literal('GeometryCollection'), geometries: z.array(geometry) }),
  ]),
)
const feature = z.object({
  type: z.literal('Feature'),
  geometry: geometry.nullable(),
  properties: z.null().catch(null),
})
const features = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) })

/** A GeoJSON document is a collection, one feature or a bare geometry; the rest of the code sees a collection. */
const document = z.union([
  features,
  feature.transform((only) => ({ type: 'FeatureCollection' as const, features: [only] })),
  geometry.transform((only) => ({
    type: 'FeatureCollection' as const,
    features: [{ type: 'Feature' as const, geometry: only, properties: null }],
  })),
])

/**
 * Reads the outline of a water from GeoJSON, KML, GPX or a zipped shapefile, in the browser's worker: nothing is sent.
 * Geographic coordinates are WGS 84; a shapefile's own projection is applied when its `.prj` is there.
 */
export async function readWaterFile(
  name: string,
  bytes: ArrayBuffer,
): Promise<PlacedWater | { fault: WaterFileFault }> {
  if (bytes.byteLength > largestFileBytes) return { fault: 'tooLarge' }
  const read = readers[name.toLowerCase().split('.').at(-1) ?? '']
  if (!read) return { fault: 'unknownKind' }
  try {
    return shapeFromFeatures(await read(bytes))
  } catch {
    return { fault: 'unreadable' }
  }
}

type Reader = (bytes: ArrayBuffer) => FeatureCollection<Geometry | null> | Promise<FeatureCollection<Geometry | null>>

const readGeoJson: Reader = (bytes) => document.parse(JSON.parse(textOf(bytes)))

const asFeature = (shape: unknown) => ({ type: 'Feature', geometry: shape, properties: null })

/** Every layer of a zipped shapefile: its outlines, and its projection where one is told. */
const readShapefile: Reader = async (bytes) => {
  const { parseShp } = await import('shpjs')
  const files = await zipEntries(bytes, (name) => /\.(shp|prj)$/i.test(name) && !name.startsWith('__MACOSX'))
  const layers: FeatureCollection<Geometry | null>[] = []
  for (const [name, shp] of files) {
    if (!/\.shp$/i.test(name)) continue
    const prj = [...files].find(([other]) => other.toLowerCase() === `${name.slice(0, -4).toLowerCase()}.prj`)?.[1]
    const shapes = parseShp(shp, prj && new TextDecoder().decode(prj))
    layers.push(features.parse({ type: 'FeatureCollection', features: shapes.map(asFeature) }))
  }
  return { type: 'FeatureCollection', features: layers.flatMap((layer) => layer.features) }
}

const readers: Readonly<Record<string, Reader>> = {
  geojson: readGeoJson,
  json: readGeoJson,
  kml: (bytes) => kml(xmlOf(bytes)),
  gpx: (bytes) => gpx(xmlOf(bytes)),
  zip: readShapefile,
}

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Entities a document defines itself are never expanded by this parser, so a small file stays small. */
function xmlOf(bytes: ArrayBuffer) {
  return new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  }).parseFromString(textOf(bytes), 'text/xml')
}
