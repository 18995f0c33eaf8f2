import { parseDbf, parseShp } from 'shpjs'
import { featureOf, type MapLayer, nameOf } from '#lib/water-files/map-feature'
import { textOf } from '#lib/water-files/text-of'

export interface ShapefileParts {
  readonly shp: ArrayBuffer
  readonly dbf?: ArrayBuffer | undefined
  readonly prj?: ArrayBuffer | undefined
  readonly cpg?: ArrayBuffer | undefined
}

/** The shapes of a shapefile in its own coordinates, with the names its table has for them. */
export function readShapefile({ shp, dbf, prj, cpg }: ShapefileParts): MapLayer {
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
    return parseDbf(dbf, cpg ?? encodingOf(dbf))
  } catch {
    return []
  }
}

/** A table without a `.cpg` is UTF-8 where it can be, and else of a Chinese program. */
function encodingOf(dbf: ArrayBuffer): ArrayBuffer {
  let encoding = 'utf-8'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(dbf)
  } catch {
    encoding = 'gbk'
  }
  return new TextEncoder().encode(encoding).buffer
}
