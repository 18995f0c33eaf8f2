import { crc32, deflateRawSync } from 'node:zlib'

/** A zipped shapefile with one polygon and no projection, written by the format's own description (ESRI, 1998). */
export function zippedShapefile(ring: readonly (readonly number[])[]): ArrayBuffer {
  return zipOf({ 'lake.shp': shapeOf(ring), 'lake.dbf': tableOf() })
}

/** A zip archive of files that are not compressed. */
export function zippedFiles(files: Readonly<Record<string, string | Buffer>>): ArrayBuffer {
  return zipOf(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])))
}

/** A zip archive whose one file inflates to so many zeros. */
export function deflatedZip(name: string, inflatedBytes: number): ArrayBuffer {
  return zipOf({ [name]: deflateRawSync(Buffer.alloc(inflatedBytes)) }, 8)
}

function shapeOf(ring: readonly (readonly number[])[]): Buffer {
  const xs = ring.map(([x = 0]) => x)
  const ys = ring.map(([, y = 0]) => y)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const content = Buffer.alloc(48 + ring.length * 16)
  content.writeInt32LE(5, 0)
  for (const [index, value] of box.entries()) content.writeDoubleLE(value, 4 + index * 8)
  content.writeInt32LE(1, 36)
  content.writeInt32LE(ring.length, 40)
  // Outlines run with the clock in this format.
  for (const [index, [x = 0, y = 0]] of [...ring].reverse().entries()) {
    content.writeDoubleLE(x, 48 + index * 16)
    content.writeDoubleLE(y, 56 + index * 16)
  }
  const record = Buffer.alloc(8)
  record.writeInt32BE(1, 0)
  record.writeInt32BE(content.length / 2, 4)
  const header = Buffer.alloc(100)
  header.writeInt32BE(9994, 0)
  header.writeInt32BE((100 + 8 + content.length) / 2, 24)
  header.writeInt32LE(1000, 28)
  header.writeInt32LE(5, 32)
  for (const [index, value] of box.entries()) header.writeDoubleLE(value, 36 + index * 8)
  return Buffer.concat([header, record, content])
}

/** A dBASE table with one column and one row, as the format wants beside the shapes. */
function tableOf(): Buffer {
  const header = Buffer.alloc(65)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(1, 4)
  header.writeUInt16LE(65, 8)
  header.writeUInt16LE(5, 10)
  header.write('ID', 32, 'latin1')
  header.write('C', 43, 'latin1')
  header.writeUInt8(4, 48)
  header.writeUInt8(0x0d, 64)
  return Buffer.concat([header, Buffer.from(' 0001\x1a', 'latin1')])
}

/** A zip archive of files that are compressed already, or not at all (method 0). */
function zipOf(files: Readonly<Record<string, Buffer>>, method = 0): ArrayBuffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, data] of Object.entries(files)) {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]))
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
