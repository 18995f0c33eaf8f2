import { FormatError } from './format-error.ts'

/** What the two-byte count of a zip without its 64-bit extension holds. */
const mostFiles = 65_535
/** 1 January 2026, as MS-DOS counts dates: the same files give the same archive. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1
/** Names are UTF-8. */
const flags = 0x0800

/**
 * Packs texts into a zip without compressing them (PKWARE's APPNOTE, 4.3): a library that compresses costs a visitor more
 * bytes than the files it would save, which never leave the machine. Throws FormatError for more than 65,535 files.
 */
export function zipOf(files: readonly { name: string; text: string }[]): Uint8Array<ArrayBuffer> {
  if (files.length > mostFiles)
    throw new FormatError('zip', `holds at most ${mostFiles} files, not ${files.length}`, { code: 'tooMany' })
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const file of files) {
    const [name, content] = [encoder.encode(file.name), encoder.encode(file.text)]
    // Version 2.0, flags, stored, time, date, check sum, both sizes, length of the name, no extra field.
    const facts = [2, 20, 2, flags, 2, 0, 2, 0, 2, date, 4, crc32(content), 4, content.length, 4, content.length]
    const head = record(4, 0x04034b50, ...facts, 2, name.length, 2, 0)
    // Made by version 2.0; no comment, disk 0, no attributes, and where the file begins.
    const entry = [2, name.length, 2, 0, 2, 0, 2, 0, 2, 0, 4, 0, 4, at]
    directory.push(record(4, 0x02014b50, 2, 20, ...facts, ...entry), name)
    parts.push(head, name, content)
    at += head.length + name.length + content.length
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record(4, 0x06054b50, 2, 0, 2, 0, 2, files.length, 2, files.length, 4, length, 4, at, 2, 0)
  return joined([...parts, ...directory, end])
}

/** Little-endian numbers, each after the number of bytes it takes. */
function record(...pairs: readonly number[]): Uint8Array {
  const bytes: number[] = []
  for (let place = 0; place < pairs.length; place += 2)
    for (let byte = 0; byte < (pairs[place] ?? 0); byte += 1) bytes.push(((pairs[place + 1] ?? 0) >>> (8 * byte)) & 255)
  return Uint8Array.from(bytes)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Remainders of one byte, for the check sum of IEEE 802.3 that a zip asks for. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (remainders[(value ^ byte) & 255] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}
