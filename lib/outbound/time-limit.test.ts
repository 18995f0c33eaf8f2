import { expect, test } from 'vitest'
import { leaseLimit, timeLimit } from '#lib/outbound/time-limit'

test.each([
  ['real time', 1, 10_000, 10_000],
  ['half of it', 0.5, 10_000, 5_000],
  ['a fiftieth', 0.02, 10_000, 3_000],
  ['a fiftieth of what is short anyway', 0.02, 1_000, 1_000],
])('an attempt in %s is not cut off before a busy partner can answer', (_name, timeScale, realMs, limit) => {
  expect(timeLimit(realMs, timeScale)).toBe(limit)
})

test('a lease outlives the longest attempt, however fast time runs', () => {
  // An email takes longest: lib/outbound/smtp.ts.
  for (const timeScale of [1, 0.1, 0.02, 0.001]) {
    expect(leaseLimit(timeScale)).toBeGreaterThan(timeLimit(30_000, timeScale))
  }
})
