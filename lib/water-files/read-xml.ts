import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import { featureOf, type MapLayer, nameOf } from '#lib/water-files/map-feature'

/**
 * A KML or GPX document; both are WGS 84 by their standards. Entities defined in it are not expanded, so a small file stays small.
 * @throws if it is not XML
 */
export function readXml(text: string): MapLayer {
  const document = new DOMParser({
    onError: (level, message) => {
      if (level === 'fatalError') throw new Error(message)
    },
  }).parseFromString(mended(text), 'text/xml')
  const collection = document.documentElement?.localName === 'gpx' ? gpx(document) : kml(document)
  const features = collection.features
    // The frame of a picture laid over the map is larger than the water in it, and none.
    .filter(({ properties }) => properties?.['@geometry-type'] !== 'groundoverlay')
    .map(({ geometry, properties }) => featureOf(geometry, nameOf(properties)))
  return { features, system: null }
}

/** What programs and hands get wrong in KML, put right before it is parsed; each step is linear in the text. */
function mended(text: string): string {
  const plain = withoutDescriptions(withoutRootPrefix(text.replace(/^\uFEFF/, '').trimStart()))
    .replace(/<coordinates[^<>]*>[^<]*/g, withOneBlank)
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g, '&amp;')
    // Programs on a German or French machine write 30,24 degrees.
    .replace(/\s(lat|lon)=(["'])([+-]?\d{1,3}),(\d+)\2/g, ' $1="$3.$4"')
    // A track's heights and times are two thirds of it, and nothing here asks for them.
    .replace(/<(?:ele|time|hdop|vdop|pdop|sat|speed|course|fix)>[^<]*<\/\w+>/g, '')
  return withDeclaredPrefixes(plain)
}

/** What a balloon says is often HTML that is no XML. */
function withoutDescriptions(text: string): string {
  const [end, ...parts] = text.split('</description>').reverse()
  const before = parts.reverse().map((part) => {
    const start = part.indexOf('<description>')
    return start < 0 ? `${part}</description>` : part.slice(0, start)
  })
  return before.join('') + (end ?? '')
}

/** By the standard "120.15, 30.24" is two places, but people mean one. */
function withOneBlank(coordinates: string): string {
  const parts = coordinates.replace(/\s+/g, ' ').split(',')
  return parts.map((part) => part.trim()).join(',')
}

/** `<kml:Placemark>` says what `<Placemark>` says; readers look for the second. */
function withoutRootPrefix(text: string): string {
  const prefix = /<([A-Za-z_][\w.-]{0,30}):(?:kml|gpx)[\s>]/.exec(text)?.[1]
  return prefix ? text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : text
}

/** Programs copy `gx:` or `xsi:` into a document without its declaration: each then means itself. */
function withDeclaredPrefixes(text: string): string {
  const used = new Set<string>()
  for (const [, prefix = ''] of text.matchAll(/[<\s/]([A-Za-z_][\w.-]{0,30}):[A-Za-z_][\w.-]{0,60}(?=[\s=/>])/g)) {
    used.add(prefix)
  }
  const missing = [...used].filter(
    (prefix) => !['xml', 'xmlns'].includes(prefix) && !text.includes(`xmlns:${prefix}=`) && used.size < 50,
  )
  const declarations = missing.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`).join('')
  return text.replace(/<(?:kml|gpx|Document|Folder|Placemark)(?=[\s>])/, (root) => root + declarations)
}
