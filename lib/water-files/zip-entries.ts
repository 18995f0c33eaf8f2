import { textOf } from '#lib/water-files/text-of'

/** Reads a zip archive by its central directory (PKWARE APPNOTE 4.3.12). Libraries inflate without a limit: 5 MB may become 5 GB. */

/** All files of an archive together may come to this many bytes: a KML of a million corners. */
const mostInflatedBytes = 48 * 1024 * 1024
/** How much of an archive is read: so many of the wanted files, and so many bytes of them. */
const ofOneMap = { entries: 200, bytes: mostInflatedBytes }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endBytes = 22
const encryptedFlag = 1
const stored = 0
const deflated = 8

export interface ZipEntries {
  readonly files: Map<string, ArrayBuffer>
  /** Wanted files beyond the most that are read. */
  readonly unread: number
}

/**
 * The bytes of the wanted files by name, and how many of them were one too many.
 * @throws RangeError if the archive is broken or too large; `encrypted` if it has a password
 */
export async function zipEntries(
  archive: ArrayBuffer,
  wanted: (name: string) => boolean,
  most: { readonly entries: number; readonly bytes: number } = ofOneMap,
): Promise<ZipEntries> {
  const view = new DataView(archive)
  let end = archive.byteLength - endBytes
  while (end >= 0 && view.getUint32(end, true) !== endMark) end--
  if (end < 0) throw new RangeError('no zip archive')
  const count = view.getUint16(end + 10, true)
  const files = new Map<string, ArrayBuffer>()
  let at = view.getUint32(end + 16, true)
  let room = most.bytes
  let unread = 0
  for (let index = 0; index < count && view.getUint32(at, true) === entryMark; index++) {
    const method = view.getUint16(at + 10, true)
    const bytes = view.getUint32(at + 20, true)
    const nameBytes = view.getUint16(at + 28, true)
    const name = textOf(archive.slice(at + 46, at + 46 + nameBytes))
    if (wanted(name) && files.size >= most.entries) unread++
    else if (wanted(name)) {
      if (view.getUint16(at + 8, true) & encryptedFlag) throw new RangeError('encrypted')
      const header = view.getUint32(at + 42, true)
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
      const content = await inflated(new Uint8Array(archive, start, bytes), method, room)
      room -= content.byteLength
      files.set(name, content)
    }
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { files, unread }
}

/** The one file of a gzip stream. */
export function inflatedGzip(archive: ArrayBuffer): Promise<ArrayBuffer> {
  return expanded(new Uint8Array(archive), 'gzip', mostInflatedBytes)
}

async function inflated(bytes: Uint8Array<ArrayBuffer>, method: number, room: number): Promise<ArrayBuffer> {
  if (method === stored && bytes.byteLength <= room) return bytes.slice().buffer
  if (method !== deflated) throw new RangeError('a zip entry of another kind')
  return expanded(bytes, 'deflate-raw', room)
}

async function expanded(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
  room: number,
): Promise<ArrayBuffer> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let total = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    total += next.value.byteLength
    if (total > room) {
      await reader.cancel()
      throw new RangeError('a zip entry beyond any map')
    }
    parts.push(next.value)
  }
  return new Blob(parts).arrayBuffer()
}
