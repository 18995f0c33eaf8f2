import { expect, test } from 'vitest'
import { nextDue } from '#lib/queue/schedule'

const hour = 3_600_000
const real = { createdAt: 0, now: 0, random: 0.5 }
const retry = { kind: 'retry', code: '500' } as const

test('the waits grow from five seconds to ten hours', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => (nextDue(retry, { ...real, attempts }) ?? 0) / 1000)
  expect(seconds).toEqual([5, 30, 120, 600, 1800, 7200, 18_000, 36_000, 36_000])
})

test('jitter halves a wait at least and lengthens it by half at most', () => {
  expect(nextDue(retry, { ...real, attempts: 2, random: 0 })).toBe(15_000)
  expect(nextDue(retry, { ...real, attempts: 2, random: 0.999 })).toBe(44_970)
})

test('after three days a person is asked', () => {
  expect(nextDue(retry, { ...real, attempts: 12, now: 72 * hour })).toBeUndefined()
})

test('a server that was off for a week, or a clock that jumped, gives nothing up', () => {
  expect(nextDue(retry, { ...real, attempts: 1, now: 200 * hour })).toBe(200 * hour + 5000)
})

test('a wrong key or address is tried every half hour without end', () => {
  const wrongKey = { kind: 'configuration', code: '401' } as const
  expect(nextDue(wrongKey, { ...real, attempts: 500, now: 100 * hour })).toBe(100.5 * hour)
})

test("the sink's own wish lengthens a wait and never shortens it", () => {
  expect(nextDue({ ...retry, retryAfterMs: 60_000 }, { ...real, attempts: 1 })).toBe(60_000)
  expect(nextDue({ ...retry, retryAfterMs: 1000 }, { ...real, attempts: 3 })).toBe(120_000)
})
