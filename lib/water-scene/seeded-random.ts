import type { Ring } from '#lib/coverage-planning/geometry'

/** A number from 0 to 1 for a place of a grid: the same place and seed give the same number (a mix after splitmix32). */
export function noiseAt(x: number, y: number, seed: number): number {
  let mixed = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ seed) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** Numbers from 0 to 1, the same row for the same seed. */
export function randomFrom(seed: number): () => number {
  let count = 0
  return () => noiseAt(count++, 0x51ed, seed)
}

/** Noise along a line that changes softly: a value from 0 to 1 for each place, one hill about every `lengthM` metres. */
export function softNoise(along: number, lengthM: number, seed: number): number {
  const place = along / lengthM
  const before = Math.floor(place)
  const share = place - before
  const soft = share * share * (3 - 2 * share)
  return noiseAt(before, 7, seed) * (1 - soft) + noiseAt(before + 1, 7, seed) * soft
}

/** A number that stands for a water: the same shores give the same one. */
export function seedOf(rings: readonly Ring[]): number {
  let seed = rings.length
  for (const ring of rings)
    for (const { x, y } of ring) seed = (Math.imul(seed, 31) + Math.round(x * 10) * 7 + Math.round(y * 10)) | 0
  return seed
}
