import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDuration } from '#lib/browser/minimum-duration'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a waiting state stays 200 ms although the part is there at once', async () => {
  const shown = vi.fn()
  const waiting = withMinimumDuration(Promise.resolve('part')).then(shown)
  await vi.advanceTimersByTimeAsync(199)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(shown).toHaveBeenCalledWith('part')
})

test('a failure comes through as itself', async () => {
  const waiting = expect(withMinimumDuration(Promise.reject(new Error('no part')))).rejects.toThrow('no part')
  await vi.advanceTimersByTimeAsync(200)
  await waiting
})
