import { expect, test } from 'vitest'
import { nextDue } from '#lib/delivery/schedule'
import { webhookSignature } from '#lib/delivery/sinks/signed-call'
import { outcomeOfStatus } from '#lib/outbound/outcome'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'

test.each([
  ...[200, 201, 204, 299, 409].map((status) => [status, 'delivered'] as const),
  ...[301, 302, 307, 308, 408, 425, 429, 500, 502, 503, 599].map((status) => [status, 'retry'] as const),
  ...[401, 403, 404].map((status) => [status, 'configuration'] as const),
  ...[400, 410, 413, 415, 422].map((status) => [status, 'dead'] as const),
])('status %i is %s', (status, kind) => {
  expect(outcomeOfStatus(status, undefined, 0).kind).toBe(kind)
})

test.each([
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 30_000],
  ['86400', 3_600_000],
  ['soon', undefined],
  ['-5', undefined],
])('Retry-After %j waits %s ms', (header, ms) => {
  expect(outcomeOfStatus(503, header, 0).retryAfterMs).toBe(ms)
})

const hour = 3_600_000
const real = { createdAt: 0, now: 0, random: 0.5, timeScale: 1 }
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

test('a breaker opens after five failures in a row, tries one every 30 s and closes on the first success', () => {
  const breaker = new CircuitBreaker()
  for (let failure = 0; failure < 4; failure += 1) breaker.ended(false)
  breaker.ended(true)
  for (let failure = 0; failure < 5; failure += 1) {
    expect(breaker.allowed(4, 0)).toBe(4)
    breaker.started(0)
    breaker.ended(false)
  }
  expect(breaker.allowed(4, 29_999)).toBe(0)
  expect(breaker.allowed(4, 30_000)).toBe(1)
  breaker.started(30_000)
  expect(breaker.allowed(4, 30_001)).toBe(0)
  breaker.ended(true)
  expect(breaker.allowed(4, 30_002)).toBe(4)
})

test('a webhook is signed as the libraries of Standard Webhooks check it (their published example)', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const signed = webhookSignature(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')
  expect(signed).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
