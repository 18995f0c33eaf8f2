/** Begins each document of a GeoJSON text sequence (RFC 8142). */
export const recordSeparator = '\u001e'

/** What a file is by its first bytes and its ending; an ending alone may lie. */
export type ReadableKind = 'xml' | 'json' | 'shp' | 'zip' | 'gzip' | 'text'

/** Kinds that are known and not read, each with a way to convert it. */
export const foreignKinds = [
  'gml',
  'geoPackage',
  'osm',
  'cad',
  'mapInfo',
  'geodatabase',
  'picture',
  'office',
  'archive',
] as const
export type ForeignKind = (typeof foreignKinds)[number]

const byEnding: Readonly<Record<string, ForeignKind>> = {
  gml: 'gml',
  gpkg: 'geoPackage',
  osm: 'osm',
  pbf: 'osm',
  dwg: 'cad',
  dxf: 'cad',
  tab: 'mapInfo',
  mif: 'mapInfo',
  gdb: 'geodatabase',
  mdb: 'geodatabase',
  gdbtable: 'geodatabase',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  tif: 'picture',
  tiff: 'picture',
  webp: 'picture',
  gif: 'picture',
  bmp: 'picture',
  heic: 'picture',
  pdf: 'picture',
  doc: 'office',
  docx: 'office',
  wps: 'office',
  odt: 'office',
  xls: 'office',
  xlsx: 'office',
  et: 'office',
  ods: 'office',
  ppt: 'office',
  pptx: 'office',
  rar: 'archive',
  '7z': 'archive',
  tar: 'archive',
}

const texts = new Set([
  'geojson',
  'json',
  'topojson',
  'geojsonl',
  'geojsons',
  'ndjson',
  'jsonl',
  'kml',
  'gpx',
  'xml',
  'wkt',
  'csv',
  'tsv',
  'txt',
  'js',
])

/** Null for a kind nobody here knows. `head` is the file's beginning in words, where it has any. */
export function kindOf(name: string, bytes: ArrayBuffer, head: string): ReadableKind | ForeignKind | null {
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 16)))
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (start.startsWith('SQLite format 3')) return 'geoPackage'
  if (/^(Rar!|7z\xBC\xAF)/.test(start)) return 'archive'
  if (/^(\x89PNG|\xFF\xD8\xFF|%PDF|II\*\0|MM\0\*)/.test(start)) return 'picture'
  if (/^AC10/.test(start)) return 'cad'
  // Office documents are archives themselves.
  if (byEnding[ending] === 'office') return 'office'
  if (start.startsWith('PK')) return 'zip'
  if (start.startsWith('\x1f\x8b')) return 'gzip'
  if (start.startsWith('\0\0\x27\x0a')) return 'shp'
  const foreign = byEnding[ending]
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
  return texts.has(ending) ? 'text' : null
}

function markupKind(head: string): ReadableKind | ForeignKind | null {
  if (/<(?:[\w.-]+:)?(?:kml|gpx|Document|Placemark)[\s>]/.test(head)) return 'xml'
  if (/<osm[\s>]/.test(head)) return 'osm'
  if (/opengis\.net\/(gml|wfs|citygml)|<gml:/.test(head)) return 'gml'
  return /^<\?xml/.test(head) ? 'xml' : null
}
