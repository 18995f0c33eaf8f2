import { expect, it } from 'vitest'
import { planFleets } from '#lib/coverage-planning/plan-fleets'

const box = (widthM: number, heightM: number, x = 0, y = 0) => [
  { x, y },
  { x: x + widthM, y },
  { x: x + widthM, y: y + heightM },
  { x, y: y + heightM },
]
const fleet = {
  boats: 1,
  widthM: 2,
  workSpeed: 1,
  transitSpeed: 1.5,
  basketKg: null,
  litterKg: null,
  enduranceH: 8,
  unloadMin: 10,
  chargeMin: 60,
}
const plan = (x: number, y: number, sizeM = 100) =>
  planFleets({
    number: 1,
    clearanceM: 0.5,
    fleets: [{ ...fleet, widthM: sizeM / 50 }],
    shape: { outline: box(sizeM, sizeM), islands: [box(20, 20, 40, 40)], shallows: [], dock: { x, y } },
  })

it.each([
  ['on the water', 10, 10],
  ['on land beside it', 130, 50],
  ['on an island', 50, 50],
  ['further off a larger water', 2_080, 50, 2_000],
])('a dock %s is one', (_, x, y, sizeM?: number) => {
  expect(plan(x, y, sizeM)).toMatchObject({ results: [expect.anything()] })
})

it.each([
  ['far from the water', 160, 50],
  ['behind a field', -5_000, -5_000],
  ['far off a larger water', 2_160, 50, 2_000],
])('no boat comes over land from a dock %s', (_, x, y, sizeM?: number) => {
  expect(plan(x, y, sizeM)).toEqual({ number: 1, fault: 'dockFar' })
})
