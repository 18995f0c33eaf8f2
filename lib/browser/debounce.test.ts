import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '#lib/browser/debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('answers once, 100 ms after the last of several calls', () => {
  const call = vi.fn()
  const settled = debounce(call, 100, 500)
  settled()
  vi.advanceTimersByTime(90)
  settled()
  vi.advanceTimersByTime(99)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(1)
})

test('answers at the latest 500 ms after the first call, however busy it stays', () => {
  const call = vi.fn()
  const settled = debounce(call, 100, 500)
  for (let elapsed = 0; elapsed < 500; elapsed += 50) {
    settled()
    vi.advanceTimersByTime(50)
  }
  expect(call).toHaveBeenCalledTimes(1)
})

test('forgets what waits when cancelled', () => {
  const call = vi.fn()
  const settled = debounce(call, 100, 500)
  settled()
  settled.cancel()
  vi.advanceTimersByTime(1000)
  expect(call).not.toHaveBeenCalled()
})
