import { crc32, deflateRawSync } from 'node:zlib'

type Ring = readonly (readonly number[])[]

/** A zipped shapefile with one polygon and no projection, written by the format's own description (ESRI, 1998). */
export function zippedShapefile(ring: Ring): ArrayBuffer {
  return zippedLakes([{ ring, name: Buffer.from('A') }])
}

/** A zipped shapefile of several polygons with their names as bytes of whatever letters, and files beside it. */
export function zippedLakes(
  lakes: readonly { ring: Ring; name: Buffer }[],
  beside: Readonly<Record<string, string>> = {},
): ArrayBuffer {
  const more = Object.entries(beside).map(([ending, text]) => [`lake.${ending}`, Buffer.from(text)] as const)
  return zippedFiles({
    'lake.shp': shapesOf(lakes.map(({ ring }) => ring)),
    'lake.dbf': tableOf(lakes.map(({ name }) => name)),
    ...Object.fromEntries(more),
  })
}

/** A zip archive of files that are not compressed. */
export function zippedFiles(files: Readonly<Record<string, string | Buffer>>): ArrayBuffer {
  return zipOf(Object.entries(files).map(([name, content]) => [Buffer.from(name), Buffer.from(content)]))
}

/** A zip archive whose one file inflates to so many zeros. */
export function deflatedZip(name: string, inflatedBytes: number): ArrayBuffer {
  return zipOf([[Buffer.from(name), deflateRawSync(Buffer.alloc(inflatedBytes))]], 8)
}

function boxOf(rings: readonly Ring[]): number[] {
  const xs = rings.flat().map(([x = 0]) => x)
  const ys = rings.flat().map(([, y = 0]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The shapes of a shapefile, one polygon for each ring. */
export function shapesOf(rings: readonly Ring[]): Buffer {
  const records = Buffer.concat(rings.map((ring, index) => recordOf(ring, index + 1)))
  const header = Buffer.alloc(100)
  header.writeInt32BE(9994, 0)
  header.writeInt32BE((100 + records.length) / 2, 24)
  header.writeInt32LE(1000, 28)
  header.writeInt32LE(5, 32)
  for (const [index, value] of boxOf(rings).entries()) header.writeDoubleLE(value, 36 + index * 8)
  return Buffer.concat([header, records])
}

function recordOf(ring: Ring, number: number): Buffer {
  const content = Buffer.alloc(48 + ring.length * 16)
  content.writeInt32LE(5, 0)
  for (const [index, value] of boxOf([ring]).entries()) content.writeDoubleLE(value, 4 + index * 8)
  content.writeInt32LE(1, 36)
  content.writeInt32LE(ring.length, 40)
  // Outlines run with the clock in this format.
  for (const [index, [x = 0, y = 0]] of [...ring].reverse().entries()) {
    content.writeDoubleLE(x, 48 + index * 16)
    content.writeDoubleLE(y, 56 + index * 16)
  }
  const record = Buffer.alloc(8)
  record.writeInt32BE(number, 0)
  record.writeInt32BE(content.length / 2, 4)
  return Buffer.concat([record, content])
}

const nameBytes = 20

/** A dBASE table with one column and a row for each shape, as the format wants beside the shapes. */
function tableOf(names: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(65)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(names.length, 4)
  header.writeUInt16LE(65, 8)
  header.writeUInt16LE(1 + nameBytes, 10)
  header.write('NAME', 32, 'latin1')
  header.write('C', 43, 'latin1')
  header.writeUInt8(nameBytes, 48)
  header.writeUInt8(0x0d, 64)
  const rows = names.map((name) => Buffer.concat([Buffer.from(' '), name, Buffer.alloc(nameBytes - name.length, ' ')]))
  return Buffer.concat([header, ...rows, Buffer.from([0x1a])])
}

/** A zip archive of files, by their names as bytes, that are compressed already or not at all (method 0). */
export function zipOf(files: readonly (readonly [name: Buffer, data: Buffer])[], method = 0): ArrayBuffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, data] of files) {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  const whole = Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
  return new Uint8Array(whole).buffer
}
