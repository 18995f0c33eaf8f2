import { z } from 'zod'

/** Two coordinates as a file has them: longitude and latitude, or metres of some grid. */
export type Place = readonly [number, number]

/** One thing on a map, taken apart into what a water can be made of. */
export interface MapFeature {
  readonly name: string | null
  /** Each an outline and its holes. */
  readonly polygons: readonly (readonly Place[])[][]
  readonly lines: readonly Place[][]
  readonly points: readonly Place[]
}

/** What was read from one file, before anybody asked where on the earth it lies. */
export interface MapLayer {
  readonly features: readonly MapFeature[]
  /** The coordinate system the file names: `EPSG:3857`, or the text of a `.prj`; null when it names none. */
  readonly system: string | null
  /** Its shapes are corners that were joined in the order of a list. */
  readonly isCorners?: boolean
}

/** Some programs write numbers as words. */
export const coordinate = z.union([z.number(), z.string().trim().min(1).pipe(z.coerce.number())])
const place = z
  .tuple([coordinate, coordinate])
  .rest(z.unknown())
  .transform(([x, y]): Place => [x, y])
/** A receiver that knows not where it is writes 0, 0: left out where all other places lie far from it. */
export function withoutLostFix(read: Place[]): Place[] {
  const known = read.filter(([x, y]) => x !== 0 || y !== 0)
  return known.every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 1) ? known : read
}

/** A corner whose coordinates are missing or no numbers: it is left out, its shape is not. */
const noPlace = z
  .tuple([z.union([z.number(), z.string(), z.null(), z.literal(Infinity), z.literal(-Infinity)]), z.unknown()])
  .rest(z.unknown())
  .transform(() => null)
const places = z
  .array(z.union([place, noPlace]))
  .transform((read) => withoutLostFix(read.filter((one) => one !== null)))
const rings = z.array(places)

type Geometry = Omit<MapFeature, 'name'>

const none: Geometry = { polygons: [], lines: [], points: [] }

const simple = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: place }).transform((it) => ({ ...none, points: [it.coordinates] })),
  z.object({ type: z.literal('MultiPoint'), coordinates: places }).transform((it) => ({
    ...none,
    points: it.coordinates,
  })),
  z.object({ type: z.literal('LineString'), coordinates: places }).transform((it) => ({
    ...none,
    lines: [it.coordinates],
  })),
  z.object({ type: z.literal('MultiLineString'), coordinates: rings }).transform((it) => ({
    ...none,
    lines: it.coordinates,
  })),
  z.object({ type: z.literal('Polygon'), coordinates: rings }).transform((it) => ({
    ...none,
    polygons: [it.coordinates],
  })),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings) }).transform((it) => ({
    ...none,
    polygons: it.coordinates,
  })),
])
const collection = z.object({ type: z.literal('GeometryCollection'), geometries: z.array(z.unknown()) })

/** Collections inside collections are rare; beyond this many levels nobody made them for a map. */
const deepest = 8

/** A GeoJSON geometry taken apart; empty for what is none, so that one bad shape does not spoil a file. */
export function featureOf(geometry: unknown, name: string | null, depth = 0): MapFeature {
  const whole = collection.safeParse(geometry)
  if (whole.success && depth < deepest) {
    const parts = whole.data.geometries.map((part) => featureOf(part, name, depth + 1))
    return {
      name,
      polygons: parts.flatMap(({ polygons }) => polygons),
      lines: parts.flatMap(({ lines }) => lines),
      points: parts.flatMap(({ points }) => points),
    }
  }
  const read = simple.safeParse(geometry)
  return { name, ...(read.success ? read.data : none) }
}

const nameKeys = /^(name|title|label|名称|水体名称|河湖名称|湖泊名称|河流名称|[a-z_]*name)$/i

/** What a feature is called, by the columns that programs keep names in; at most 60 letters of it. */
export function nameOf(properties: unknown): string | null {
  const read = z.record(z.string(), z.unknown()).safeParse(properties)
  if (!read.success) return null
  const named = Object.entries(read.data).find(
    ([key, value]) => nameKeys.test(key) && typeof value === 'string' && value.trim() !== '',
  )
  return named ? String(named[1]).replaceAll('\0', '').trim().slice(0, 60) : null
}

/** Whether there is anything of a map in it. */
export const hasShape = ({ polygons, lines, points }: MapFeature): boolean =>
  polygons.length > 0 || lines.length > 0 || points.length > 0

export const placesOf = ({ polygons, lines, points }: MapFeature): readonly Place[] => [
  ...polygons.flat(2),
  ...lines.flat(),
  ...points,
]

/** The same feature with every place moved. */
export function mapPlaces(feature: MapFeature, to: (place: Place) => Place): MapFeature {
  return {
    name: feature.name,
    polygons: feature.polygons.map((rings) => rings.map((ring) => ring.map(to))),
    lines: feature.lines.map((line) => line.map(to)),
    points: feature.points.map(to),
  }
}
