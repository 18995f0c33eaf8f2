import type { FeatureCollection, Geometry, Position } from 'geojson'
import { type Point, type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { mostCorners, type WaterShape } from '#lib/coverage-planning/water-shape'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'

/** Why a file holds no water that can be worked with; the page has a sentence for each. */
export type FeatureFault = 'noArea' | 'notGeographic' | 'tooManyCorners'

export interface PlacedWater {
  readonly shape: WaterShape
  /** Where the drawing's origin lies on the earth, so that a track can be exported. */
  readonly origin: GeographicPosition
  /** Areas in the file beside the one that was taken, the largest. */
  readonly otherAreas: number
}

interface Area {
  readonly outline: Position[]
  readonly holes: Position[][]
}

/** The largest area of a file with its holes as islands; a closed track counts as an area, the first point as the dock. */
export function shapeFromFeatures(
  collection: FeatureCollection<Geometry | null>,
): PlacedWater | { fault: FeatureFault } {
  const geometries = collection.features.flatMap(({ geometry }) => (geometry ? [geometry] : []))
  const areas = geometries.flatMap(areasOf)
  const positions = areas.flatMap(({ outline, holes }) => [outline, ...holes]).flat()
  if (areas.length === 0) return { fault: 'noArea' }
  if (positions.length > mostCorners) return { fault: 'tooManyCorners' }
  if (!positions.every(isGeographic)) return { fault: 'notGeographic' }

  const origin = middleOf(positions)
  const plane = localPlane(origin)
  const ring = (line: Position[]): Ring => withoutRepeat(line.map((position) => plane.toPlane(toGeographic(position))))
  const sized = areas
    .map((area) => ({ outline: ring(area.outline), holes: area.holes.map(ring) }))
    .sort((a, b) => Math.abs(signedArea(b.outline)) - Math.abs(signedArea(a.outline)))
  const largest = sized[0]
  if (!largest || largest.outline.length < 3) return { fault: 'noArea' }

  const dock = geometries.find((geometry) => geometry.type === 'Point')?.coordinates
  return {
    shape: {
      outline: largest.outline,
      islands: largest.holes.filter(({ length }) => length >= 3),
      shallows: [],
      dock: dock && isGeographic(dock) ? plane.toPlane(toGeographic(dock)) : null,
    },
    origin,
    otherAreas: sized.length - 1,
  }
}

function areasOf(geometry: Geometry): Area[] {
  switch (geometry.type) {
    case 'Polygon':
      return areaOfRings(geometry.coordinates)
    case 'MultiPolygon':
      return geometry.coordinates.flatMap(areaOfRings)
    case 'LineString':
      return areaOfRings([geometry.coordinates])
    case 'MultiLineString':
      return geometry.coordinates.flatMap((line) => areaOfRings([line]))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(areasOf)
    default:
      return []
  }
}

function areaOfRings([outline, ...holes]: Position[][]): Area[] {
  return outline && outline.length >= 3 ? [{ outline, holes }] : []
}

/** Poles and other planets' numbers (metres of a national grid, for instance) are told apart here. */
function isGeographic([longitude, latitude]: Position): boolean {
  return Math.abs(longitude ?? Number.NaN) <= 180 && Math.abs(latitude ?? Number.NaN) <= 85
}

function toGeographic([longitude = 0, latitude = 0]: Position): GeographicPosition {
  return { longitude, latitude }
}

function middleOf(positions: Position[]): GeographicPosition {
  const sum = (pick: (position: Position) => number | undefined) =>
    positions.reduce((total, position) => total + (pick(position) ?? 0), 0) / positions.length
  return { longitude: sum(([longitude]) => longitude), latitude: sum(([, latitude]) => latitude) }
}

/** Files close a ring by repeating its first point, and tracks repeat points while they stand still. */
function withoutRepeat(points: Point[]): Ring {
  const same = (a: Point | undefined, b: Point) => a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.01
  const kept = points.filter((point, index) => !same(points[index - 1], point))
  const [first] = kept
  return first && kept.length > 1 && same(kept.at(-1), first) ? kept.slice(0, -1) : kept
}
