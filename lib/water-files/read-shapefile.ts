import { parseDbf, parseShp } from 'shpjs'
import { featureOf, type MapLayer, nameOf } from '#lib/water-files/map-feature'
import { textOf } from '#lib/water-files/text-of'

export interface ShapefileParts {
  readonly shp: ArrayBuffer
  readonly dbf?: ArrayBuffer | undefined
  readonly prj?: ArrayBuffer | undefined
  readonly cpg?: ArrayBuffer | undefined
}

/** Where a shapefile's head has its length, in words of two bytes. */
const lengthAt = 24

/**
 * The shapes of a shapefile in its own coordinates, with the names its table has for them.
 * @throws RangeError if it is shorter than it says: what is missing may be the lake
 */
export function readShapefile({ shp, dbf, prj, cpg }: ShapefileParts): MapLayer {
  if (new DataView(shp).getInt32(lengthAt) * 2 > shp.byteLength) throw new RangeError('a shapefile cut short')
  const rows = dbf ? rowsOf(dbf, cpg) : []
  const features = parseShp(shp).map((geometry, index) => featureOf(geometry, nameOf(rows[index])))
  return { features, system: prj ? textOf(prj).trim() || null : null }
}

/** Names are a help, not the outline: a table that cannot be read costs its names only. */
function rowsOf(dbf: ArrayBuffer, cpg: ArrayBuffer | undefined): readonly unknown[] {
  if (dbf.byteLength < 33) return []
  const view = new DataView(dbf)
  if (view.getUint32(4, true) * view.getUint16(10, true) > dbf.byteLength) return []
  try {
    return parseDbf(dbf, new TextEncoder().encode(encodingOf(dbf, cpg)).buffer)
  } catch {
    return []
  }
}

/** Numbers that programs write for letters in a `.cpg`; those of Windows and ISO follow by their own names. */
const codePages: Readonly<Record<string, string>> = {
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '932': 'shift_jis',
  '54936': 'gb18030',
  '65001': 'utf-8',
}

/** The letters a table says it is in, where it is; else UTF-8 where it can be, else those of Chinese programs. */
function encodingOf(dbf: ArrayBuffer, cpg: ArrayBuffer | undefined): string {
  const named = cpg ? textOf(cpg).trim() : ''
  const page = /(\d{3,5})$/.exec(named)?.[1]
  const said = page ? (codePages[page] ?? (/iso|8859/i.test(named) ? named : `windows-${page}`)) : named
  // The head is numbers, not words.
  const rows = dbf.slice(new DataView(dbf).getUint16(8, true))
  return [said, 'utf-8', 'gbk'].find((encoding) => encoding !== '' && isIn(encoding, rows)) ?? 'gbk'
}

function isIn(encoding: string, bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
