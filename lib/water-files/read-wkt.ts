import { wktToGeoJSON } from 'betterknown'
import { featureOf, type MapFeature, type MapLayer } from '#lib/water-files/map-feature'

const wktStart =
  /(?:SRID=(\d{4,6});\s{0,9})?\b(?:(?:MULTI)?(?:POLYGON|LINESTRING|POINT)|GEOMETRYCOLLECTION)\s{0,9}(?:ZM|Z|M)?\s{0,9}\(/gi

/** Every well-known text in a file (a column of a table, a line each, one alone); null when there is none. */
export function readWkt(text: string): MapLayer | null {
  const features: MapFeature[] = []
  let system: string | null = null
  let from = 0
  for (const found of text.matchAll(wktStart)) {
    if (found.index < from) continue // inside a collection that was read whole
    from = endOfBrackets(text, found.index + found[0].length)
    const words = text
      .slice(found.index, from)
      .replace(/^SRID=\d+;/i, '')
      .replace(/\s+/g, ' ')
    features.push(featureOf(wktToGeoJSON(words.trim()), null))
    if (found[1]) system ??= `EPSG:${found[1]}`
  }
  return features.length > 0 ? { features, system } : null
}

function endOfBrackets(text: string, inside: number): number {
  let open = 1
  let place = inside
  while (open > 0 && place < text.length) {
    const letter = text[place++]
    if (letter === '(') open++
    else if (letter === ')') open--
  }
  return place
}
