import { expect, test } from 'vitest'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'

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
