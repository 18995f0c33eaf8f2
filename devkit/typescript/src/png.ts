import { FormatError } from './format-error.ts'

export interface GreyImage {
  width: number
  height: number
  /** Row by row, as stored: 0–255 or 0–65535. */
  values: Uint16Array
}

const signature = [137, 80, 78, 71, 13, 10, 26, 10]

/**
 * Reads a greyscale PNG of 8 or 16 bits, not interlaced. A canvas would cut 16 bits to 8, so disparity is read here.
 * Throws FormatError.
 */
export async function readGreyPng(bytes: Uint8Array): Promise<GreyImage> {
  if (signature.some((value, index) => bytes[index] !== value)) throw new FormatError('PNG', 'signature is missing')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packed: Uint8Array<ArrayBuffer>[] = []
  let header: DataView | undefined
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) throw new FormatError('PNG', 'ends early')
    if (type === 'IHDR') header = new DataView(bytes.buffer, bytes.byteOffset + at + 8, length)
    if (type === 'IDAT') packed.push(new Uint8Array(bytes.subarray(at + 8, at + 8 + length)))
    at += 12 + length
  }
  if (!header) throw new FormatError('PNG', 'header is missing')
  const [width, height, depth] = [header.getUint32(0), header.getUint32(4), header.getUint8(8)]
  if (header.getUint8(9) !== 0 || header.getUint8(12) !== 0 || (depth !== 8 && depth !== 16))
    throw new FormatError('PNG', 'is not greyscale of 8 or 16 bits without interlace')
  if (width * height > 64_000_000) throw new FormatError('PNG', 'is larger than 64 megapixels')
  const lines = await inflated(packed)
  const step = depth / 8
  if (lines.length !== height * (width * step + 1)) throw new FormatError('PNG', 'has the wrong number of bytes')
  return { width, height, values: unfiltered(lines, width, height, step) }
}

async function inflated(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Undoes the filter that each line names in its first byte (PNG specification, section 9). */
function unfiltered(lines: Uint8Array, width: number, height: number, step: number): Uint16Array {
  const across = width * step
  let above = new Uint8Array(across)
  const values = new Uint16Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = row * (across + 1)
    const filter = lines[start] ?? 0
    const line = lines.slice(start + 1, start + 1 + across)
    for (let index = 0; index < across; index += 1) {
      const left = line[index - step] ?? 0
      const up = above[index] ?? 0
      const corner = index < step ? 0 : (above[index - step] ?? 0)
      line[index] = (line[index] ?? 0) + predicted(filter, left, up, corner)
    }
    for (let column = 0; column < width; column += 1) {
      const high = line[column * step] ?? 0
      values[row * width + column] = step === 2 ? high * 256 + (line[column * 2 + 1] ?? 0) : high
    }
    above = line
  }
  return values
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
