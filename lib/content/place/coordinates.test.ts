import { expect, test } from 'vitest'
import { gcj02 } from '#lib/content/place/coordinates'

test('a point in Beijing moves as the published converters move it', () => {
  const moved = gcj02({ latitude: 39.915, longitude: 116.404 })
  expect(moved.latitude).toBeCloseTo(39.916404, 5)
  expect(moved.longitude).toBeCloseTo(116.410244, 5)
})

test('a point outside the region stays where it is', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  expect(gcj02(paris)).toEqual(paris)
})
