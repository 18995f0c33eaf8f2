import { expect, test } from 'vitest'
import { markLines, shortestLine } from '#components/viewer/scene/mark-lines.ts'

const heads = (places: { x: number; y: number }[]) =>
  markLines(places).map((line, index) => ({ x: places[index]?.x ?? 0, y: (places[index]?.y ?? 0) - line }))

test('marks with room around them stand on short lines', () => {
  expect(
    markLines([
      { x: 0, y: 0 },
      { x: 200, y: 10 },
    ]),
  ).toEqual([shortestLine, shortestLine])
})

test('no two numbers cover one another, however close their parts are', () => {
  const places = [
    { x: 100, y: 100 },
    { x: 104, y: 92 },
    { x: 96, y: 90 },
    { x: 110, y: 100 },
    { x: 100, y: 100 },
  ]
  const placed = heads(places)
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24)
  }
  for (const [index, { y }] of placed.entries()) {
    expect(y).toBeLessThanOrEqual((places[index]?.y ?? 0) - shortestLine)
  }
})
