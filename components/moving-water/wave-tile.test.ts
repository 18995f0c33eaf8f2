import { expect, test } from 'vitest'
import { wavesOfTile } from '#components/moving-water/wave-tile.ts'

const options = { metres: 6, longest: 0.9, shortest: 0.05, windDeg: 20, count: 40, seed: 1 }

test('a tile repeats without a seam, and its slopes have a root mean square of 1', () => {
  const waves = wavesOfTile(options)
  expect(waves.every(({ across, along }) => Number.isInteger(across) && Number.isInteger(along))).toBe(true)
  expect(waves.reduce((sum, { slope }) => sum + slope ** 2 / 2, 0)).toBeCloseTo(1)
})

test('long waves run faster, as on deep water: ω² = g k', () => {
  for (const { across, along, speed } of wavesOfTile(options)) {
    const number = (2 * Math.PI * Math.hypot(across, along)) / options.metres
    expect(speed ** 2 / number).toBeCloseTo(9.81)
  }
})

test('the same seed gives the same waves: a moment is the same picture everywhere', () => {
  expect(wavesOfTile(options)).toEqual(wavesOfTile(options))
  expect(wavesOfTile({ ...options, seed: 2 })).not.toEqual(wavesOfTile(options))
})
