/** Numbers from 0 to 1 that are the same on every machine (mulberry32), so that the sets can be made again byte by byte. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A normal deviate of mean 0 and deviation 1. */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A fixed number from 0 to 1 for a cell of a grid. */
export function cellValue(x: number, y: number, z = 0): number {
  let mixed =
    Math.imul(Math.floor(x), 374761393) ^ Math.imul(Math.floor(y), 668265263) ^ Math.imul(Math.floor(z), 974634241)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth noise from 0 to 1 with one bump a unit. */
export function noise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - low].map((part) => part * part * (3 - 2 * part)) as [number, number]
  const mix = (a: number, b: number, share: number) => a + (b - a) * share
  return mix(
    mix(cellValue(left, low), cellValue(left + 1, low), u),
    mix(cellValue(left, low + 1), cellValue(left + 1, low + 1), u),
    v,
  )
}
