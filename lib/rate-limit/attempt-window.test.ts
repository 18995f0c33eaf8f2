import { expect, test } from 'vitest'
import { ApiError } from '#lib/protocol/api-errors'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'

const window = { withinMs: 60_000, most: 2 }

/** Seconds to wait; 0 where the attempt was allowed. */
function waitOf(attempt: () => void): number | undefined {
  try {
    attempt()
    return 0
  } catch (error) {
    return error instanceof ApiError && error.code === 'too_many' ? error.retryAfterSeconds : undefined
  }
}

test('a name has so many attempts within the time, and another name its own', () => {
  const attempts = new AttemptWindow(window)
  const tried = (name: string, now: number) => waitOf(() => attempts.count(name, now))
  expect(tried('a', 0)).toBe(0)
  expect(tried('a', 30_000)).toBe(0)
  expect(tried('a', 40_000)).toBe(20)
  expect(tried('b', 40_000)).toBe(0)
  expect(tried('a', 60_001)).toBe(0)
})

test('whether one is allowed may be asked without making one', () => {
  const attempts = new AttemptWindow(window)
  const asked = (name: string, now: number) => waitOf(() => attempts.requireRoom(name, now))
  for (let times = 0; times < 5; times += 1) expect(asked('a', 0)).toBe(0)
  attempts.count('a', 0)
  attempts.count('a', 0)
  expect(asked('a', 40_000)).toBe(20)
  expect(asked('b', 40_000)).toBe(0)
})

test('the number of names it remembers is bounded', () => {
  const attempts = new AttemptWindow(window, 2)
  const tried = (name: string, now: number) => waitOf(() => attempts.count(name, now))
  for (const name of ['a', 'a', 'b', 'c']) attempts.count(name, 0)
  expect(tried('c', 1)).toBe(0)
  expect(tried('c', 1)).toBeGreaterThan(0)
  expect(tried('a', 1), 'the oldest was dropped').toBe(0)
})
