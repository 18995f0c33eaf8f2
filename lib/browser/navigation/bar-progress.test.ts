import { expect, test } from 'vitest'
import { barProgress } from '#lib/browser/navigation/bar-progress'

test.each([
  ['begins at nothing', { elapsedMs: 0, parts: 1, arrived: 0 }, 0],
  ['creeps: half of 5000 ms is half the way', { elapsedMs: 2500, parts: 0, arrived: 0 }, 0.5],
  ['one part that arrives is a step of 45 percent', { elapsedMs: 500, parts: 1, arrived: 1 }, 0.55],
  ['the first of two is a step of 30', { elapsedMs: 500, parts: 2, arrived: 1 }, 0.4],
  ['both of two are steps of 30 each', { elapsedMs: 500, parts: 2, arrived: 2 }, 0.7],
  ['never ends before the page is there', { elapsedMs: 60_000, parts: 2, arrived: 2 }, 0.99],
])('%s', (_, course, at) => {
  expect(barProgress(course)).toBeCloseTo(at)
})
