import { feature as unfolded } from 'topojson-client'
import { z } from 'zod'
import { featureOfCorners } from '#lib/water-files/corner-list'
import { recordSeparator } from '#lib/water-files/file-kind'
import { featureOf, type MapFeature, type MapLayer, nameOf, type Place } from '#lib/water-files/map-feature'

const namedSystem = z.object({
  crs: z.object({
    properties: z.object({ name: z.string().optional(), code: z.union([z.number(), z.string()]).optional() }),
  }),
})
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
const single = z.object({ type: z.literal('Feature'), geometry: z.unknown(), properties: z.unknown() })

/**
 * GeoJSON, TopoJSON, the JSON of an ArcGIS server or of OpenStreetMap; one document, or one on each line (GeoJSON text
 * sequences, RFC 8142).
 * @throws when it is no JSON
 */
export function readJson(text: string): MapLayer {
  const documents = documentsIn(text.replace(/^\uFEFF/, ''))
  const corners = documents.length === 1 ? cornersIn(documents[0]) : null
  if (corners) return { features: [featureOfCorners(corners)], system: null, isCorners: true }
  return {
    features: documents.flatMap((document) => featuresIn(document)),
    system: documents.map(systemOf).find((system) => system !== null) ?? null,
  }
}

function documentsIn(text: string): unknown[] {
  const script = /^\s*(?:var|let|const)\s+[\w$]+\s*=/.exec(text)?.[0]
  const body = script ? text.slice(script.length).trimEnd().replace(/;$/, '') : text
  try {
    return [JSON.parse(body)]
  } catch (fault) {
    const lines = body
      .replaceAll(recordSeparator, '\n')
      .split('\n')
      .filter((line) => line.trim() !== '')
    if (lines.length < 2) throw fault
    return lines.map((line): unknown => JSON.parse(line.trimEnd().replace(/,$/, '')))
  }
}

const pairs = z.array(z.tuple([z.number(), z.number()])).min(3)
const paths = z.array(z.looseObject({ lng: z.number(), lat: z.number() })).min(3)

/** A bare list of places, as map pages of China keep a shore: `[[120.1, 30.2], …]` or `[{ "lng": …, "lat": … }, …]`. */
function cornersIn(document: unknown): Place[] | null {
  const listed = pairs.safeParse(document)
  if (listed.success) return listed.data
  const named = paths.safeParse(document)
  return named.success ? named.data.map(({ lng, lat }): Place => [lng, lat]) : null
}

function featuresIn(document: unknown): MapFeature[] {
  const whole = collection.safeParse(document)
  if (whole.success) return whole.data.features.flatMap(featuresIn)
  if (Array.isArray(document)) return document.flatMap(featuresIn)
  const one = single.safeParse(document)
  if (one.success) return [featureOf(one.data.geometry, nameOf(one.data.properties))]
  return fromTopology(document) ?? fromArcGis(document) ?? fromOverpass(document) ?? [featureOf(document, null)]
}

/** `urn:ogc:def:crs:EPSG::3857`, `EPSG:4490`, an ArcGIS `wkid`: all end in the number of the EPSG register. */
function systemOf(document: unknown): string | null {
  const named = namedSystem.safeParse(document)
  const arcGis = arcGisSystem.safeParse(document)
  const name = named.success
    ? String(named.data.crs.properties.name ?? named.data.crs.properties.code ?? '')
    : arcGis.success
      ? String(arcGis.data.spatialReference.latestWkid ?? arcGis.data.spatialReference.wkid)
      : ''
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
  spatialReference: z.object({ wkid: z.number(), latestWkid: z.number().optional() }),
})
const arcGis = z.object({
  features: z.array(
    z.object({
      attributes: z.unknown(),
      geometry: z.object({
        rings: z.array(z.unknown()).optional(),
        paths: z.array(z.unknown()).optional(),
        x: z.number().optional(),
        y: z.number().optional(),
      }),
    }),
  ),
})

/** Rings of an ArcGIS polygon are one list: islands are told apart by lying inside (join-areas). */
function fromArcGis(document: unknown): MapFeature[] | null {
  const read = arcGis.safeParse(document)
  if (!read.success) return null
  return read.data.features.map(({ attributes, geometry: { rings, paths, x, y } }) => {
    const shape = rings
      ? { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }
      : paths
        ? { type: 'MultiLineString', coordinates: paths }
        : { type: 'Point', coordinates: [x, y] }
    return featureOf(shape, nameOf(attributes))
  })
}

const overpassPlace = z.object({ lat: z.number(), lon: z.number() })
const overpassNode = overpassPlace.extend({ id: z.number() })
const overpassWay = z.object({ geometry: z.array(overpassPlace.nullable()) })
const overpassNodes = z.object({ nodes: z.array(z.number()) })
const overpass = z.object({ elements: z.array(z.record(z.string(), z.unknown())) })

/** Ways with their places, or with the numbers of nodes that follow; shores in several ways are joined later. */
function fromOverpass(document: unknown): MapFeature[] | null {
  const read = overpass.safeParse(document)
  if (!read.success) return null
  const { elements } = read.data
  const nodes = new Map(
    elements.flatMap((element) => {
      const node = overpassNode.safeParse(element)
      return node.success ? [[node.data.id, node.data] as const] : []
    }),
  )
  const placesOf = (way: unknown) => {
    const whole = overpassWay.safeParse(way)
    if (whole.success) return whole.data.geometry
    const numbered = overpassNodes.safeParse(way)
    return numbered.success ? numbered.data.nodes.map((id) => nodes.get(id) ?? null) : []
  }
  return elements.flatMap((element) => {
    const ways: unknown[] = Array.isArray(element.members) ? element.members : [element]
    return ways.map((way) => {
      const line = placesOf(way).flatMap((place) => (place ? [[place.lon, place.lat]] : []))
      return featureOf({ type: 'LineString', coordinates: line }, nameOf(element.tags))
    })
  })
}
