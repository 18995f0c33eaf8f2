import { z } from 'zod'
import { signedArea } from '#lib/coverage-planning/geometry'
import { polygonsOf } from '#lib/coverage-planning/polygon'
import { isClosed, joinLines } from '#lib/water-files/join-lines'
import { featureOf, type MapFeature, nameOf, type Place } from '#lib/water-files/map-feature'

const place = z.object({ lat: z.number(), lon: z.number() })
const node = place.extend({ id: z.number() })
const wayOfPlaces = z.object({ geometry: z.array(place.nullable()) })
const wayOfNodes = z.object({ nodes: z.array(z.number()) })
const identified = z.object({ type: z.literal('way'), id: z.number() })
const member = z.object({ type: z.literal('way'), role: z.string().default(''), ref: z.number().optional() })
const answer = z.object({ elements: z.array(z.record(z.string(), z.unknown())) })

/**
 * Reads an answer of OpenStreetMap's Overpass: ways with coordinates or node ids. A relation's roles tell shore from islands. Null for
 * any other document.
 */
export function fromOverpass(document: unknown): MapFeature[] | null {
  const read = answer.safeParse(document)
  if (!read.success) return null
  const { elements } = read.data
  const nodes = new Map(elements.flatMap((element) => node.safeParse(element).data ?? []).map((it) => [it.id, it]))
  const ways = new Map(
    elements.flatMap((element) => {
      const id = identified.safeParse(element).data?.id
      return id === undefined ? [] : [[id, element] as const]
    }),
  )
  const placesOf = (way: unknown): Place[] => {
    const places =
      wayOfPlaces.safeParse(way).data?.geometry ??
      wayOfNodes.safeParse(way).data?.nodes.map((id) => nodes.get(id) ?? null) ??
      []
    return places.flatMap((each) => (each ? [[each.lon, each.lat] as const] : []))
  }
  const ofRelations = new Set<unknown>()
  const features = elements.flatMap(({ members, tags }): MapFeature[] => {
    if (!Array.isArray(members)) return []
    const parts = members.flatMap((each) => {
      const { role, ref = Number.NaN } = member.safeParse(each).data ?? {}
      if (role === undefined) return []
      const way = ways.get(ref)
      ofRelations.add(way)
      return [{ role, places: placesOf(wayOfPlaces.safeParse(each).success ? each : way) }]
    })
    const name = nameOf(tags)
    const polygons = areaOf(parts)
    return polygons
      ? [{ name, polygons, lines: [], points: [] }]
      : parts.map(({ places }) => ({ name, polygons: [], lines: [places], points: [] }))
  })
  const alone = elements.filter((element) => !Array.isArray(element.members) && !ofRelations.has(element))
  return [
    ...features,
    ...alone.map((way) => featureOf({ type: 'LineString', coordinates: placesOf(way) }, nameOf(way.tags))),
  ]
}

/** Outlines with their holes by the roles of their parts; null where no part is an outline, or the ends of one do not meet. */
function areaOf(parts: readonly { role: string; places: Place[] }[]): Place[][][] | null {
  const ringsOf = (role: string) =>
    joinLines(parts.filter((part) => part.role === role).map(({ places }) => ({ places, feature: 0 })))
  const [outer, inner] = [ringsOf('outer'), ringsOf('inner')]
  if (outer.length === 0 || ![...outer, ...inner].every(({ places }) => isClosed(places))) return null
  const wound = (sign: number) => (line: { places: Place[] }) => {
    const ring = line.places.map(([x, y]) => ({ x, y }))
    return Math.sign(signedArea(ring)) === sign ? ring : ring.reverse()
  }
  const polygons = polygonsOf([...outer.map(wound(1)), ...inner.map(wound(-1))])
  return polygons.map(({ outline, holes }) => [outline, ...holes].map((ring) => ring.map(({ x, y }): Place => [x, y])))
}
