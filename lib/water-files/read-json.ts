import { feature as unfolded } from 'topojson-client'
import { z } from 'zod'
import { polygonsOf } from '#lib/coverage-planning/polygon'
import { cornersIn, featuresOfCorners } from '#lib/water-files/corners-in-json'
import { jsonDocuments } from '#lib/water-files/json-documents'
import { featureOf, hasShape, type MapFeature, type MapLayer, nameOf } from '#lib/water-files/map-feature'
import { fromOverpass } from '#lib/water-files/read-overpass'

const namedSystem = z.object({
  crs: z.object({
    properties: z.object({ name: z.string().optional(), code: z.union([z.number(), z.string()]).optional() }),
  }),
})
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
const single = z.object({ type: z.literal('Feature'), geometry: z.unknown(), properties: z.unknown() })

/**
 * Reads GeoJSON, TopoJSON and the JSON of ArcGIS servers and OpenStreetMap, one document or one a line (RFC 8142).
 * @throws if it is not JSON
 */
export function readJson(text: string): MapLayer {
  const documents = jsonDocuments(text.replace(/^\uFEFF/, ''))
  const isBareList = documents.length === 1 && cornersIn(documents[0]) !== null
  const features = isBareList ? [] : documents.flatMap((document) => featuresIn(document))
  const listed = features.some(hasShape) ? [] : documents.flatMap((document) => featuresOfCorners(document))
  const system = documents.map(systemOf).find((each) => each !== null) ?? null
  return listed.some(hasShape) ? { features: listed, system, isCorners: true } : { features, system }
}

function featuresIn(document: unknown): MapFeature[] {
  const whole = collection.safeParse(document)
  if (whole.success) return whole.data.features.flatMap(featuresIn)
  if (Array.isArray(document)) return document.flatMap(featuresIn)
  const one = single.safeParse(document)
  if (one.success) return [featureOf(one.data.geometry, nameOf(one.data.properties))]
  return fromTopology(document) ?? fromArcGis(document) ?? fromOverpass(document) ?? [featureOf(document, null)]
}

/** `urn:ogc:def:crs:EPSG::3857`, `EPSG:4490`, an ArcGIS `wkid`: the number at their end, or a `.prj` text. */
function systemOf(document: unknown): string | null {
  const named = namedSystem.safeParse(document)
  const arcGis = arcGisSystem.safeParse(document).data?.spatialReference
  if (arcGis?.wkt) return arcGis.wkt
  const name = named.success
    ? String(named.data.crs.properties.name ?? named.data.crs.properties.code ?? '')
    : String(arcGis?.latestWkid ?? arcGis?.wkid ?? '')
  const code = /(?:^|\D)(\d{4,6})$/.exec(name.trim())?.[1]
  return code ? `EPSG:${code}` : null
}

const topologyShape = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.record(z.string(), z.looseObject({ type: z.string() })),
})
const topology = z.custom<Parameters<typeof unfolded>[0]>((value) => topologyShape.safeParse(value).success)

/** Arcs may be named again and again: what they come to is counted before they are unfolded. */
const mostArcPoints = 1_000_000

function fromTopology(document: unknown): MapFeature[] | null {
  const read = topology.safeParse(document)
  if (!read.success) return null
  const { arcs, objects } = read.data
  const lengths = arcs.map(({ length }) => length)
  const named = JSON.stringify(objects).match(/-?\d+/g) ?? []
  const unfoldedPoints = named.map(Number).reduce((sum, arc) => sum + (lengths[arc < 0 ? -arc - 1 : arc] ?? 0), 0)
  if (unfoldedPoints > mostArcPoints) throw new RangeError('a topology of too many arcs')
  return Object.values(objects).flatMap((object) => featuresIn(unfolded(read.data, object)))
}

const arcGisSystem = z.object({
  spatialReference: z.object({
    wkid: z.number().nullish(),
    latestWkid: z.number().nullish(),
    wkt: z.string().nullish(),
  }),
})
const arcGisGeometry = z.union([
  z
    .object({ rings: z.array(z.unknown()) })
    .transform(({ rings }) => ({ type: 'MultiPolygon', coordinates: outlinesWithHoles(rings) })),
  z.object({ paths: z.array(z.unknown()) }).transform(({ paths }) => ({ type: 'MultiLineString', coordinates: paths })),
  z.object({ x: z.number(), y: z.number() }).transform(({ x, y }) => ({ type: 'Point', coordinates: [x, y] })),
])
const arcGisFeatures = z.object({
  features: z.array(z.object({ attributes: z.unknown().optional(), geometry: arcGisGeometry.nullish() })),
})

/** Rings of an ArcGIS polygon are one list, outlines with the clock and holes against it; other rings each by itself. */
function outlinesWithHoles(rings: readonly unknown[]): unknown[][] {
  const alone = rings.map((ring) => [ring])
  const read = featureOf({ type: 'Polygon', coordinates: rings }, null).polygons[0] ?? []
  const polygons = polygonsOf(read.map((ring) => ring.map(([x, y]) => ({ x, y })).reverse()))
  const placed = polygons.map(({ outline, holes }) => [outline, ...holes].map((ring) => ring.map(({ x, y }) => [x, y])))
  return placed.flat().length === rings.length ? placed : alone
}

function fromArcGis(document: unknown): MapFeature[] | null {
  const one = arcGisGeometry.safeParse(document)
  if (one.success) return [featureOf(one.data, null)]
  const read = arcGisFeatures.safeParse(document)
  return read.success
    ? read.data.features.map(({ attributes, geometry }) => featureOf(geometry, nameOf(attributes)))
    : null
}
