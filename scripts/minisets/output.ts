import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'

/** Files of one set by path, gathered first and written together. */
export type SetFiles = Map<string, Uint8Array>

/** A text as the bytes of a file, UTF-8. */
export const textFile = (text: string): Uint8Array => new TextEncoder().encode(text)
/** A table with a head; figures have at most `places` decimals. */
export const csvFile = (columns: readonly string[], rows: readonly (readonly number[])[], places = 6): Uint8Array =>
  textFile(
    `${[columns.join(','), ...rows.map((row) => row.map((value) => Number(value.toFixed(places))).join(','))].join('\n')}\n`,
  )

/** A JPEG of red, green and blue bytes, row by row. */
export const jpeg = async (rgb: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()

/** A greyscale PNG of 8 bits, or of 16 when `values` holds 16-bit numbers. */
export const greyPng = async (values: Uint8Array | Uint16Array, width: number, height: number): Promise<Uint8Array> =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .toColourspace(values instanceof Uint16Array ? 'grey16' : 'b-w')
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()

/** A NumPy file of a float32 matrix. */
export function npyFile(values: Float32Array, rows: number, columns: number): Uint8Array {
  const head = `{'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`.padEnd(117)
  const bytes = new Uint8Array(128 + values.length * 4)
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, 118, 0])
  bytes.set(textFile(`${head}\n`), 10)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) view.setFloat32(128 + index * 4, value, true)
  return bytes
}

/** SHA-256 of a file in hexadecimal, as `sha256sum` prints it. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes the folder `public/mini-sets/<name>` and its archive beside it; gives what the archive measures. */
export function writeSet(name: string, files: SetFiles): { files: number; bytes: number; sha256: string } {
  const listed = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  files.set('SHA256SUMS', textFile(listed.map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`).join('')))
  const folder = join('public/mini-sets', name)
  rmSync(folder, { recursive: true, force: true })
  const entries: Zippable = {}
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
    // The same minute for every file, so that the same content gives the same archive.
    entries[`${name}/${path}`] = [bytes, { level: /\.(jpg|png)$/.test(path) ? 0 : 9, mtime: new Date(2026, 0, 1) }]
  }
  const archive = zipSync(entries)
  writeFileSync(`${folder}.zip`, archive)
  return { files: files.size, bytes: archive.length, sha256: sha256(archive) }
}
