import { expect, it } from 'vitest'
import { boardSize, gridStep, startView, toBoard, toPlane, viewOf, zoomed } from '#lib/water-drawing/board-view'

it('puts a place on the board and finds it again', () => {
  const place = { x: 123.4, y: -56.7 }
  const back = toPlane(startView, toBoard(startView, place))
  expect(back.x).toBeCloseTo(place.x)
  expect(back.y).toBeCloseTo(place.y)
})

it.each([
  [50, 5],
  [100, 10],
  [500, 50],
  [1_000, 100],
  [730, 50],
  [20_000, 2_000],
])('a board %d m wide has lines every %d m', (widthM, step) => {
  expect(gridStep({ ...startView, widthM })).toBe(step)
})

it('shows all of a water, and zooms to round widths', () => {
  const view = viewOf([
    { x: 0, y: 0 },
    { x: 300, y: 900 },
  ])
  for (const place of [
    { x: 0, y: 0 },
    { x: 300, y: 900 },
  ]) {
    const { x, y } = toBoard(view, place)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(boardSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(boardSize.height)
  }
  expect(zoomed({ ...startView, widthM: 730 }, 'in').widthM).toBe(500)
  expect(zoomed({ ...startView, widthM: 730 }, 'out').widthM).toBe(1_000)
  expect(zoomed({ ...startView, widthM: 50_000 }, 'out').widthM).toBe(50_000)
})
