import { expect, it } from 'vitest'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'
import { isPlainLake } from '#lib/water-drawing/plain-lake'

it.each([100, 370_000, 300_000_000])('knows the plain lake of %d m² again from a link', (areaM2) => {
  const shape = decodeWater(encodeWater({ shape: lakeOfArea(areaM2), origin: null }))?.shape
  expect(shape && isPlainLake(shape)).toBe(true)
})

it('takes no lake for it whose shore somebody moved', () => {
  const { outline, ...rest } = lakeOfArea(370_000)
  const moved = outline.map((point, corner) => (corner === 7 ? { x: point.x + 5, y: point.y } : point))
  expect(isPlainLake({ outline: moved, ...rest })).toBe(false)
})
