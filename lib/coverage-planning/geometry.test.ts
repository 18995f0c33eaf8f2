import { expect, test } from 'vitest'
import { perimeterOf } from '#lib/coverage-planning/geometry'

test('a perimeter closes its ring, and that of nothing drawn is 0', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  expect(perimeterOf(square)).toBe(40)
  expect(perimeterOf([])).toBe(0)
})
