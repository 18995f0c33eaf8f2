import { expect, test } from 'vitest'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'

const limits = { withinMs: 60_000, most: 2, mostNames: 2 }

test('a name has so many attempts within the time, and another name its own', () => {
  const attempts = new AttemptWindow(limits)
  expect(attempts.tryOnce('a', 0)).toBe(0)
  expect(attempts.tryOnce('a', 30_000)).toBe(0)
  expect(attempts.tryOnce('a', 40_000)).toBe(20)
  expect(attempts.tryOnce('b', 40_000)).toBe(0)
  expect(attempts.tryOnce('a', 60_001)).toBe(0)
})

test('whether one is allowed may be asked without making one', () => {
  const attempts = new AttemptWindow(limits)
  for (let asked = 0; asked < 5; asked += 1) expect(attempts.secondsLeft('a', 0)).toBe(0)
  attempts.tryOnce('a', 0)
  attempts.tryOnce('a', 0)
  expect(attempts.secondsLeft('a', 40_000)).toBe(20)
  expect(attempts.secondsLeft('b', 40_000)).toBe(0)
})

test('the number of names it remembers is bounded', () => {
  const attempts = new AttemptWindow(limits)
  for (const name of ['a', 'a', 'b', 'c']) attempts.tryOnce(name, 0)
  expect(attempts.tryOnce('c', 1)).toBe(0)
  expect(attempts.tryOnce('c', 1)).toBeGreaterThan(0)
  expect(attempts.tryOnce('a', 1), 'the oldest was dropped').toBe(0)
})
