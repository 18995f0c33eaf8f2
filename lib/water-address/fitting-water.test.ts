import { expect, it } from 'vitest'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'
import { fittingWater } from '#lib/water-address/fitting-water'

/** A shore of so many corners, rough by a metre. */
const lake = (corners: number) => ({
  shape: {
    outline: Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI
      const reach = 400 + 60 * Math.sin(3 * angle) + (corner % 2)
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
    }),
    islands: [],
    shallows: [],
    dock: { x: 300, y: 0 },
  },
  origin: null,
})

it('leaves a water as it is that fits', () => {
  const water = lake(100)
  expect(fittingWater(water, 1_000)).toMatchObject({ word: encodeWater(water), toleranceM: 0 })
})

it('makes a shore of 1,930 corners fit, says by how much it moved, and keeps its area within a hundredth', () => {
  const water = lake(1_930)
  const exact = fittingWater(water, 100_000)
  const found = fittingWater(water, 1_000)
  expect(found?.word.length).toBeLessThanOrEqual(1_000)
  expect(found?.toleranceM).toBeGreaterThan(0)
  expect((found?.areaM2 ?? 0) / (exact?.areaM2 ?? 1)).toBeCloseTo(1, 2)
  expect(decodeWater(found?.word ?? '')?.shape.dock).toEqual({ x: 300, y: 0 })
})

it('says when nothing fits', () => {
  expect(fittingWater(lake(100), 5)).toBeNull()
})
