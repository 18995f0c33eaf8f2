import { type ForeignKind, foreignKinds, kindOf } from '#lib/water-files/file-kind'
import { hasShape, type MapLayer } from '#lib/water-files/map-feature'
import { textOf } from '#lib/water-files/text-of'
import { inflatedGzip, zipEntries } from '#lib/water-files/zip-entries'

export type LayersFault = 'unreadable' | 'unknownKind' | 'onlyLinks' | 'encrypted' | ForeignKind

export interface ReadLayers {
  readonly layers: readonly MapLayer[]
  /** The file's beginning in words, for what it tells of its source. */
  readonly head: string
  /** Files of an archive beyond the most that are read. */
  readonly unreadFiles: number
}

const headLetters = 4_000
const deepestArchive = 2

const isForeign = (kind: string): kind is ForeignKind => (foreignKinds as readonly string[]).includes(kind)

/** Everything in a file that has a place: one layer for a text, one for each file of an archive. Never throws. */
export async function readLayers(
  name: string,
  bytes: ArrayBuffer,
  depth = 0,
): Promise<ReadLayers | { fault: LayersFault }> {
  const head = textOf(bytes.slice(0, headLetters), { isCut: true })
  const kind = kindOf(name, bytes, head)
  if (!kind) return { fault: 'unknownKind' }
  if (isForeign(kind)) return { fault: kind }
  try {
    if (kind === 'zip') return await readArchive(bytes, depth)
    if (kind === 'gzip') return await readLayers(name.replace(/\.gz$/i, ''), await inflatedGzip(bytes), depth + 1)
    const layer = await readOne(kind, bytes)
    return !layer.features.some(hasShape) && /<NetworkLink[\s>]/.test(head)
      ? { fault: 'onlyLinks' }
      : { layers: [layer], head, unreadFiles: 0 }
  } catch (fault) {
    return { fault: fault instanceof Error && fault.message === 'encrypted' ? 'encrypted' : 'unreadable' }
  }
}

async function readOne(kind: 'xml' | 'json' | 'shp' | 'text', bytes: ArrayBuffer): Promise<MapLayer> {
  switch (kind) {
    case 'xml':
      return (await import('#lib/water-files/read-xml')).readXml(textOf(bytes))
    case 'json':
      return (await import('#lib/water-files/read-json')).readJson(textOf(bytes))
    case 'shp':
      return (await import('#lib/water-files/read-shapefile')).readShapefile({ shp: bytes })
    case 'text': {
      const { readWkt } = await import('#lib/water-files/read-wkt')
      const { readTable } = await import('#lib/water-files/read-table')
      const text = textOf(bytes)
      return readWkt(text) ?? (await jsonIn(text)) ?? readTable(text)
    }
  }
}

/** A list of places kept as words; null for a table whose head stands in brackets. */
async function jsonIn(text: string): Promise<MapLayer | null> {
  if (!text.trimStart().startsWith('[')) return null
  try {
    return (await import('#lib/water-files/read-json')).readJson(text)
  } catch {
    return null
  }
}

/** A zipped shapefile, a KMZ, or any of the other kinds in an archive; files that are none of them are passed over. */
async function readArchive(bytes: ArrayBuffer, depth: number): Promise<ReadLayers | { fault: LayersFault }> {
  if (depth >= deepestArchive) return { fault: 'unreadable' }
  const isKept = (name: string) => /\.(shp|dbf|prj|cpg|kml|kmz|zip|gpx|\w*json\w*|wkt|csv|tsv|txt|gz)$/i.test(name)
  const names: string[] = []
  const { files, unread } = await zipEntries(bytes, (name) => {
    names.push(name)
    return isKept(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name)
  })
  const layers: MapLayer[] = []
  const heads: string[] = []
  const faults: LayersFault[] = []
  let unreadFiles = unread
  for (const [name, content] of files) {
    if (/\.(dbf|prj|cpg)$/i.test(name)) continue
    const read = /\.shp$/i.test(name)
      ? await readZippedShapefile(name, files)
      : await readLayers(name, content, depth + 1)
    if ('fault' in read) faults.push(read.fault)
    else {
      layers.push(...read.layers)
      heads.push(read.head)
      unreadFiles += read.unreadFiles
    }
  }
  // Numbers of a read-me or of a table beside a map are no corners of it.
  const maps = layers.filter(({ isCorners, features }) => !isCorners && features.some(hasShape))
  if (layers.length > 0) return { layers: maps.length > 0 ? maps : layers, head: heads.join('\n'), unreadFiles }
  return { fault: faults[0] ?? foreignInside(names) ?? 'unknownKind' }
}

/** An office document is an archive itself, and so is a folder of a program that keeps its own kind. */
function foreignInside(names: readonly string[]): ForeignKind | null {
  if (names.some((name) => /^(xl|word)\//.test(name))) return 'office'
  const kinds = names.map((name) => (/\.gdb\//i.test(name) ? 'geodatabase' : kindOf(name, new ArrayBuffer(0), '')))
  return kinds.find((kind) => kind !== null && isForeign(kind)) ?? null
}

async function readZippedShapefile(name: string, files: ReadonlyMap<string, ArrayBuffer>): Promise<ReadLayers> {
  const { readShapefile } = await import('#lib/water-files/read-shapefile')
  const base = name.slice(0, -3).toLowerCase()
  const beside = (ending: string) => [...files].find(([other]) => other.toLowerCase() === base + ending)?.[1]
  const shp = files.get(name) ?? new ArrayBuffer(0)
  return {
    layers: [readShapefile({ shp, dbf: beside('dbf'), prj: beside('prj'), cpg: beside('cpg') })],
    head: '',
    unreadFiles: 0,
  }
}
