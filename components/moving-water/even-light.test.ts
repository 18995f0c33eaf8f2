import { expect, test } from 'vitest'
import { evenLight, grid } from '#components/moving-water/even-light.ts'

/** A picture of the grid: each field's red, and how much of it is open water (0..1). */
function picture(
  red: (column: number, row: number) => number,
  water: (column: number, row: number) => number = () => 1,
) {
  const places = Array.from({ length: grid.columns * grid.rows }, (_, index) => [
    index % grid.columns,
    Math.floor(index / grid.columns),
  ])
  return Uint8Array.from(
    places.flatMap(([column = 0, row = 0]) => [red(column, row), 40, 40, water(column, row) * 255]),
  )
}

const redAt = (even: Float32Array, column: number, row: number) => even[(row * grid.columns + column) * 4]

test('water of the same light is left as it is, a darker one is lightened colour by colour', () => {
  const even = evenLight(
    picture(() => 90),
    [picture(() => 60)],
  )
  expect(redAt(even, 50, 20)).toBeCloseTo(1.5)
  expect(even[(20 * grid.columns + 50) * 4 + 1]).toBeCloseTo(1)
})

test('a wave of the still leaves no trace: moments and neighbours are taken together', () => {
  const wave = (shift: number) => picture((column) => 80 + 40 * Math.sin(column * 1.4 + shift))
  const even = evenLight(wave(0), [wave(1), wave(3), wave(5)])
  for (const column of [20, 40, 41, 42, 60]) expect(redAt(even, column, 30)).toBeCloseTo(1, 1)
})

test('what is no water has no say, and far from any water nothing changes', () => {
  const isWater = (_: number, row: number) => (row < 20 ? 1 : 0)
  const even = evenLight(
    picture((_, row) => (row < 20 ? 90 : 255), isWater),
    [picture(() => 60, isWater)],
  )
  expect(redAt(even, 10, 19)).toBeCloseTo(1.5)
  expect(redAt(even, 10, 50)).toBe(1)
})

test('no field goes beyond what light can explain', () => {
  expect(
    redAt(
      evenLight(
        picture(() => 255),
        [picture(() => 10)],
      ),
      48,
      27,
    ),
  ).toBe(2.5)
})
