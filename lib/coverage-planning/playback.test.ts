import { expect, it } from 'vitest'
import type { BoatRun, SimulationStep } from '#lib/coverage-planning/fleet-run'
import { lineUntil, momentOf, stepIndexAt } from '#lib/coverage-planning/playback'
import { itemAt } from '#lib/coverage-planning/sequence'

const step = (
  state: SimulationStep['state'],
  fromS: number,
  toS: number,
  line: [number, number][],
  basketKg: number,
  battery: number,
): SimulationStep => ({
  state,
  fromS,
  toS,
  line: line.map(([x, y]) => ({ x, y })),
  basketKg,
  battery,
})
const run: BoatRun = {
  steps: [
    step(
      'transit',
      0,
      10,
      [
        [0, 0],
        [10, 0],
      ],
      0,
      0.9,
    ),
    step(
      'sweep',
      10,
      30,
      [
        [10, 0],
        [10, 10],
        [20, 10],
      ],
      8,
      0.5,
    ),
    step(
      'return',
      30,
      40,
      [
        [20, 10],
        [0, 0],
      ],
      8,
      0.4,
    ),
    step('unload', 40, 100, [[0, 0]], 0, 0.4),
  ],
  sweepM: 20,
  dockM: 0,
  transitM: 32,
  landings: 1,
  charges: 0,
  finishedS: 100,
}

it.each([
  [0, 0],
  [9.9, 0],
  [10, 1],
  [35, 2],
  [99, 3],
  [1_000, 3],
])('at %d s step %d is under way', (seconds, index) => {
  expect(stepIndexAt(run.steps, seconds)).toBe(index)
})

it('has gone round the corner when three quarters of a line are behind it', () => {
  expect(lineUntil(itemAt(run.steps, 1), 25)).toEqual([
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 15, y: 10 },
  ])
})

it('says where a boat is, what it does, and how full its basket and battery are', () => {
  expect(momentOf(run, 20)).toMatchObject({ place: { x: 10, y: 10 }, state: 'sweep', basketKg: 4 })
  expect(momentOf(run, 20)?.battery).toBeCloseTo(0.7)
  expect(momentOf(run, 70)).toMatchObject({ place: { x: 0, y: 0 }, state: 'unload', basketKg: 4 })
  expect(momentOf(run, 500)).toMatchObject({ state: 'done', basketKg: 0 })
  expect(momentOf({ ...run, steps: [] }, 5)).toBeNull()
})
