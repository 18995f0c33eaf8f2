import { z } from 'zod'
import { featureOfCorners } from '#lib/water-files/corner-list'
import { coordinate, type MapFeature, nameOf, type Place } from '#lib/water-files/map-feature'

const pairs = z.array(z.tuple([coordinate, coordinate])).min(3)
const named = z.union([
  z.object({ lng: coordinate, lat: coordinate }).transform(({ lng, lat }): Place => [lng, lat]),
  z.object({ lon: coordinate, lat: coordinate }).transform(({ lon, lat }): Place => [lon, lat]),
  z
    .object({ longitude: coordinate, latitude: coordinate })
    .transform(({ longitude, latitude }): Place => [longitude, latitude]),
])
const listOfNamed = z.array(named).min(3)

/** A bare list of places, as map pages of China keep a shore: `[[120.1, 30.2], …]` or `[{ "lng": …, "lat": … }, …]`. */
export function cornersIn(document: unknown): Place[] | null {
  return pairs.safeParse(document).data ?? listOfNamed.safeParse(document).data ?? null
}

/** Answers of map services hold a list a few levels down. */
const deepest = 12

/** Every list of corners in a JSON document of unknown kind: pairs, objects, or AMap's text ("120.1,30.2;120.2,30.3", parts by "|"). */
export function featuresOfCorners(document: unknown, name: string | null = null, depth = 0): MapFeature[] {
  if (depth > deepest) return []
  if (typeof document === 'string')
    return linesInText(document).map((corners) => ({ ...featureOfCorners(corners), name }))
  if (typeof document !== 'object' || document === null) return []
  const corners = cornersIn(document)
  if (corners) return [{ ...featureOfCorners(corners), name }]
  const own = nameOf(document) ?? name
  return Object.values(document).flatMap((inner) => featuresOfCorners(inner, own, depth + 1))
}

function linesInText(text: string): Place[][] {
  if (!text.includes(';') || !/^[\d.,;|\s-]+$/.test(text)) return []
  return text.split('|').flatMap((line) => {
    const read = pairs.safeParse(line.split(';').flatMap((pair) => (pair.trim() ? [pair.split(',')] : [])))
    return read.success ? [read.data] : []
  })
}
