// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePlayback } from '#components/tools/coverage/use-playback.ts'
import type { FleetRun } from '#lib/coverage-planning/fleet-run'

const mission: FleetRun = { boats: [], finishedS: 4_000, landings: 0, charges: 0, collectedKg: 0 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Seconds of the mission that pass in one second, frame by frame as a browser draws them. */
function rateOf({ current }: { current: ReturnType<typeof usePlayback> }, read: () => number): number {
  const before = current.seconds
  const until = performance.now() + 1_000
  while (performance.now() < until) act(() => void vi.advanceTimersToNextFrame())
  return read() - before
}

test('on the map a mission takes 40 seconds; watched from near it slows down, and comes back as it was', () => {
  const { result } = renderHook(() => usePlayback(mission))
  const rate = () => rateOf(result, () => result.current.seconds)
  expect(rate()).toBeCloseTo(100, -1)
  act(() => result.current.watch())
  const paces = [8, 60, 100, 1]
  for (const pace of paces) {
    expect(Math.abs(rate() - pace)).toBeLessThan(0.05 * pace)
    act(() => result.current.faster())
  }
  act(() => result.current.leave())
  expect(rate()).toBeCloseTo(100, -1)
})

test('a mission that is over is watched from its middle', () => {
  const { result } = renderHook(() => usePlayback(mission))
  act(() => result.current.seek(mission.finishedS))
  act(() => result.current.watch())
  expect(result.current.seconds).toBe(2_000)
  expect(result.current.playing).toBe(false)
})
