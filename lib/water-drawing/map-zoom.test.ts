import { expect, it } from 'vitest'
import { mapWidth, mapZoom } from '#lib/water-drawing/map-zoom'

it('shows a kilometre at 30 degrees north on 800 pixels at zoom 16.73, and back', () => {
  // 156,543.03 m × cos 30° = 135,570 m a pixel at zoom 0; 1.25 m a pixel are 2^16.727 times less.
  expect(mapZoom(1_000, 800, 30)).toBeCloseTo(16.727, 2)
  expect(mapWidth(mapZoom(1_000, 800, 30), 800, 30)).toBeCloseTo(1_000, 6)
})

it('goes one step closer for half the width', () => {
  expect(mapZoom(500, 800, 60) - mapZoom(1_000, 800, 60)).toBeCloseTo(1, 9)
})
