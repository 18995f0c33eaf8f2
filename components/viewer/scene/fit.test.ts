import { expect, test } from 'vitest'
import { firstGaze } from '#components/viewer/scene/fit.ts'

const small = { min: [-1, 0, -0.5], max: [1, 1, 0.5] } as const

test('the first view looks at the middle of the boat, a little low to leave its shadow room', () => {
  const [x, y, z] = firstGaze(small.min, small.max, 1.5).target
  expect([x, z]).toEqual([0, 0])
  expect(y).toBeGreaterThan(0.3)
  expect(y).toBeLessThan(0.5)
})

test('a boat twice as large is seen from twice as far, and so looks as large', () => {
  const near = firstGaze(small.min, small.max, 1.5).distance
  expect(firstGaze([-2, 0, -1], [2, 2, 1], 1.5).distance).toBeCloseTo(near * 2, 6)
})

test('a narrow frame is seen from farther, so that the boat still fits across', () => {
  expect(firstGaze(small.min, small.max, 0.7).distance).toBeGreaterThan(firstGaze(small.min, small.max, 1.5).distance)
})
