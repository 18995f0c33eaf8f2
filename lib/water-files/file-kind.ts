/** Begins each document of a GeoJSON text sequence (RFC 8142). */
export const recordSeparator = '\u001e'

/** What a file is by its first bytes and its ending; an ending alone may lie. */
export type ReadableKind = 'xml' | 'json' | 'shp' | 'zip' | 'gzip' | 'text'

/** The endings of kinds that are known and not read; for each there is a way to convert it. */
const endings = {
  gml: ['gml'],
  geoPackage: ['gpkg'],
  osm: ['osm', 'pbf'],
  cad: ['dwg', 'dxf'],
  mapInfo: ['tab', 'mif'],
  geodatabase: ['gdb', 'mdb', 'gdbtable'],
  picture: ['png', 'jpg', 'jpeg', 'tif', 'tiff', 'webp', 'gif', 'bmp', 'heic', 'pdf'],
  office: ['doc', 'docx', 'wps', 'odt', 'xls', 'xlsx', 'et', 'ods', 'ppt', 'pptx'],
  archive: ['rar', '7z', 'tar'],
} as const satisfies Record<string, readonly string[]>

export type ForeignKind = keyof typeof endings
// Object.keys forgets the keys' type; the table has no others.
export const foreignKinds = Object.keys(endings) as ForeignKind[]

const foreignBy = (ending: string) => foreignKinds.find((kind) => endings[kind].some((one) => one === ending))

const texts = /^(?:(?:geo|topo)?json|geojsonl|geojsons|ndjson|jsonl|kml|gpx|xml|wkt|csv|tsv|txt|js)$/

/** Null for a kind nobody here knows. `head` is the file's beginning in words, where it has any. */
export function kindOf(name: string, bytes: ArrayBuffer, head: string): ReadableKind | ForeignKind | null {
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 16)))
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (start.startsWith('SQLite format 3')) return 'geoPackage'
  if (/^(Rar!|7z\xBC\xAF)/.test(start)) return 'archive'
  if (/^(\x89PNG|\xFF\xD8\xFF|%PDF|II\*\0|MM\0\*)/.test(start)) return 'picture'
  if (/^AC10/.test(start)) return 'cad'
  // Office documents are archives themselves.
  const foreign = foreignBy(ending)
  if (foreign === 'office') return foreign
  if (start.startsWith('PK')) return 'zip'
  if (start.startsWith('\x1f\x8b')) return 'gzip'
  if (start.startsWith('\0\0\x27\x0a')) return 'shp'
  if (foreign) return foreign
  const words = head.trimStart()
  if (words.startsWith('<')) return markupKind(words)
  // A list in brackets is JSON; a head in brackets belongs to a table.
  if (['txt', 'csv', 'tsv'].includes(ending) && words.startsWith('[')) return 'text'
  if (['[', '{', recordSeparator].includes(words.charAt(0))) return 'json'
  if (ending === 'zip' || ending === 'kmz') return 'zip'
  if (ending === 'shp') return 'shp'
  if (['kml', 'gpx'].includes(ending)) return 'xml'
  if (/json/.test(ending) || ending === 'js') return 'json'
  return texts.test(ending) ? 'text' : null
}

function markupKind(head: string): ReadableKind | ForeignKind | null {
  if (/<(?:[\w.-]+:)?(?:kml|gpx|Document|Placemark)[\s>]/.test(head)) return 'xml'
  if (/<osm[\s>]/.test(head)) return 'osm'
  if (/opengis\.net\/(gml|wfs|citygml)|<gml:/.test(head)) return 'gml'
  return /^<\?xml/.test(head) ? 'xml' : null
}
