import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'

const point = fc
  .record({ x: fc.integer({ min: -200_000, max: 200_000 }), y: fc.integer({ min: -200_000, max: 200_000 }) })
  .map(({ x, y }) => ({ x: x / 10, y: y / 10 }))
const ring = fc.array(point, { minLength: 3, maxLength: 40 })
const water = fc.record({
  shape: fc.record({
    outline: ring,
    islands: fc.array(ring, { maxLength: 3 }),
    shallows: fc.array(ring, { maxLength: 2 }),
    dock: fc.option(point),
  }),
  origin: fc.option(
    fc
      .record({
        longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }),
        latitude: fc.integer({ min: -8_500_000, max: 8_500_000 }),
      })
      .map(({ longitude, latitude }) => ({ longitude: longitude / 100_000, latitude: latitude / 100_000 })),
  ),
})

describe('a water in an address', () => {
  it('comes back as it was drawn', () => {
    fc.assert(
      fc.property(water, (drawn) => {
        expect(decodeWater(encodeWater(drawn))).toEqual(drawn)
      }),
    )
  })

  it('is short: a lake of 100 corners takes less than 500 characters', () => {
    const outline = Array.from({ length: 100 }, (_, index) => ({
      x: Math.round(3000 * Math.cos(index / 16)) / 10,
      y: Math.round(3000 * Math.sin(index / 16)) / 10,
    }))
    const word = encodeWater({ shape: { outline, islands: [], shallows: [], dock: null }, origin: null })
    expect(word.length).toBeLessThan(500)
    expect(word).toMatch(/^[\w-]+$/)
  })

  it('is nothing when the address holds something else', () => {
    for (const word of ['', 'x', '****', 'AgICAgICAg', `${'_'.repeat(5_000)}`, '%E6%B9%96'])
      expect(decodeWater(word)).toBeNull()
    fc.assert(fc.property(fc.base64String(), (word) => void decodeWater(word)))
  })
})
