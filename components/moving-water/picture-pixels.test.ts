import { expect, test } from 'vitest'
import { pixelsAcross } from '#components/moving-water/picture-pixels.ts'

test('water is drawn as finely as the still it lies over is shown', () => {
  expect(pixelsAcross({ clientWidth: 1440, clientHeight: 810 }, 1)).toBe(1440)
  expect(pixelsAcross({ clientWidth: 1920, clientHeight: 900 }, 1)).toBe(1920)
  // A phone shows the middle of a picture that is wider than its screen.
  expect(pixelsAcross({ clientWidth: 390, clientHeight: 420 }, 2)).toBe(1493)
})

test('no finer than eyes see, no larger than screens are', () => {
  expect(pixelsAcross({ clientWidth: 390, clientHeight: 420 }, 3)).toBe(1493)
  expect(pixelsAcross({ clientWidth: 2560, clientHeight: 1340 }, 2)).toBe(2560)
})
