/**
 * A QR code (ISO/IEC 18004) of bytes, with error correction level M, versions 1 to 10 (213 bytes): enough for a link.
 */

interface Version {
  /** Bytes of correction in each block. */
  correction: number
  blocks: number
  /** All bytes of the symbol. */
  total: number
  alignment: readonly number[]
}

const versions: readonly Version[] = [
  { correction: 10, blocks: 1, total: 26, alignment: [] },
  { correction: 16, blocks: 1, total: 44, alignment: [6, 18] },
  { correction: 26, blocks: 1, total: 70, alignment: [6, 22] },
  { correction: 18, blocks: 2, total: 100, alignment: [6, 26] },
  { correction: 24, blocks: 2, total: 134, alignment: [6, 30] },
  { correction: 16, blocks: 4, total: 172, alignment: [6, 34] },
  { correction: 18, blocks: 4, total: 196, alignment: [6, 22, 38] },
  { correction: 22, blocks: 4, total: 242, alignment: [6, 24, 42] },
  { correction: 22, blocks: 5, total: 292, alignment: [6, 26, 46] },
  { correction: 26, blocks: 5, total: 346, alignment: [6, 28, 50] },
]

/** Multiplication in the field of 256 that the correction works in. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)
  }
  return rest
}

/** The bytes with header and padding, cut into blocks, each with its correction, woven together. */
function codewords(bytes: Uint8Array, number: number, { correction, blocks, total }: Version): number[] {
  const capacity = total - correction * blocks
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  push(4, 4)
  push(bytes.length, number < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8)
  const data = Array.from({ length: capacity }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2))
  const short = Math.floor(capacity / blocks)
  const longer = capacity % blocks
  const parts: number[][] = []
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - longer ? 1 : 0)
    parts.push(data.slice(at, at + length))
    at += length
  }
  const corrections = parts.map((part) => correctionOf(part, correction))
  const weave = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at] ?? 0] : []))).flat()
  return [...weave(parts, short + 1), ...weave(corrections, correction)]
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Field = (boolean | undefined)[][]

function drawFinder(field: Field, left: number, top: number): void {
  for (let y = -1; y <= 7; y += 1) {
    for (let x = -1; x <= 7; x += 1) {
      const row = field[top + y]
      if (!row || left + x < 0 || left + x >= field.length) continue
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
      row[left + x] = ring !== 2 && ring !== 4
    }
  }
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value
  for (let bit = 0; bit < bits; bit += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor)
  return (value << bits) | rest
}

function drawFormat(field: Field, mask: number): void {
  const size = field.length
  // Level M is 00, so that the mask alone is the data.
  const bits = remainder(mask, 0x537, 10) ^ 0x5412
  const set = (x: number, y: number, at: number) => {
    const row = field[y]
    if (row) row[x] = ((bits >>> at) & 1) === 1
  }
  for (let at = 0; at <= 5; at += 1) set(8, at, at)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, at)
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, at)
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, at)
  const dark = field[size - 8]
  if (dark) dark[8] = true
}

function frame(number: number, { alignment }: Version): Field {
  const size = number * 4 + 17
  const field: Field = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  for (let at = 0; at < size; at += 1) {
    const row = field[6]
    const column = field[at]
    if (row) row[at] = at % 2 === 0
    if (column) column[6] = at % 2 === 0
  }
  drawFinder(field, 0, 0)
  drawFinder(field, size - 7, 0)
  drawFinder(field, 0, size - 7)
  const end = alignment.at(-1)
  for (const y of alignment) {
    for (const x of alignment) {
      if ((x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)) continue
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          const row = field[y + dy]
          if (row) row[x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1
        }
      }
    }
  }
  drawFormat(field, 0)
  if (number >= 7) drawVersion(field, number)
  return field
}

function drawVersion(field: Field, number: number): void {
  const bits = remainder(number, 0x1f25, 12)
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1
    const [far, near] = [field.length - 11 + (at % 3), Math.floor(at / 3)]
    const [upper, lower] = [field[near], field[far]]
    if (upper) upper[far] = dark
    if (lower) lower[near] = dark
  }
}

function fill(field: Field, words: readonly number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const size = field.length
  const drawn = field.map((row) => row.map((module) => module ?? false))
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (field[y]?.[x] !== undefined) continue
        const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
        at += 1
        const row = drawn[y]
        if (row) row[x] = (bit === 1) !== mask(x, y)
      }
    }
  }
  return drawn
}

/** How hard a picture is to read: long runs, squares, finder-like runs, too much of one colour. */
function penalty(drawn: boolean[][]): number {
  const size = drawn.length
  let sum = 0
  let dark = 0
  const lines = [...drawn, ...drawn.map((_, x) => drawn.map((row) => row[x] ?? false))]
  for (const line of lines) {
    const text = line.map((module) => (module ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const one = drawn[y]?.[x]
      if (one) dark += 1
      if (y && x && one === drawn[y - 1]?.[x] && one === drawn[y]?.[x - 1] && one === drawn[y - 1]?.[x - 1]) sum += 3
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}

/** Rows of modules, true where dark. Empty when the text is longer than version 10 holds. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const index = versions.findIndex(
    ({ total, correction, blocks }, at) => total - correction * blocks >= bytes.length + (at < 9 ? 2 : 3),
  )
  const version = versions[index]
  if (!version) return []
  const number = index + 1
  const words = codewords(bytes, number, version)
  const field = frame(number, version)
  let best: { drawn: boolean[][]; cost: number } | undefined
  for (const [mask, pattern] of masks.entries()) {
    drawFormat(field, mask)
    const drawn = fill(field, words, pattern)
    const cost = penalty(drawn)
    if (!best || cost < best.cost) best = { drawn, cost }
  }
  return best?.drawn ?? []
}
