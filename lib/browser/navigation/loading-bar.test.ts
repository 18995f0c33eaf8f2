import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadingBar } from '#lib/browser/navigation/loading-bar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function bar() {
  const drawing = { set: vi.fn<(at: number) => void>(), done: vi.fn() }
  return { ...loadingBar(drawing), drawing, at: () => drawing.set.mock.lastCall?.[0] }
}

test('a page that is there within 200 ms shows no bar at all', () => {
  const { begin, end, drawing } = bar()
  begin('navigation')
  vi.advanceTimersByTime(199)
  end('navigation')
  vi.advanceTimersByTime(1000)
  expect(drawing.set).not.toHaveBeenCalled()
  expect(drawing.done).not.toHaveBeenCalled()
})

test('a slow page shows a bar that creeps and is done when the page is there', () => {
  const { begin, end, drawing, at } = bar()
  begin('navigation')
  vi.advanceTimersByTime(950)
  expect(at()).toBeCloseTo(0.19)
  end('navigation')
  expect(drawing.done).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(at()).toBeCloseTo(0.19)
})

test('the answer of the page makes a step of 45 percent before the page shows', () => {
  const { begin, arrive, at } = bar()
  begin('navigation')
  vi.advanceTimersByTime(500)
  arrive('navigation')
  expect(at()).toBeCloseTo(0.55)
})

test('a page whose program is waited for as well comes in two steps of 30', () => {
  const { begin, expect: also, arrive, at } = bar()
  begin('navigation')
  also('navigation', 'program')
  vi.advanceTimersByTime(500)
  arrive('navigation')
  expect(at()).toBeCloseTo(0.4)
  arrive('program')
  expect(at()).toBeCloseTo(0.7)
})

test('a second part that shows up late never sends the bar back', () => {
  const { begin, expect: also, arrive, at } = bar()
  begin('navigation')
  vi.advanceTimersByTime(500)
  arrive('navigation')
  also('navigation', 'program')
  vi.advanceTimersByTime(250)
  expect(at()).toBeCloseTo(0.55)
  arrive('program')
  expect(at()).toBeCloseTo(0.75)
})

test('a part of no wait under way is no part', () => {
  const { begin, expect: also, arrive, at } = bar()
  also('navigation', 'program')
  begin('sending')
  arrive('program')
  vi.advanceTimersByTime(500)
  expect(at()).toBeCloseTo(0.09)
})

test('with a sending beside it each makes one step of 30, and the last to end ends the bar', () => {
  const { begin, arrive, end, drawing, at } = bar()
  begin('navigation')
  begin('sending')
  vi.advanceTimersByTime(500)
  arrive('navigation')
  expect(at()).toBeCloseTo(0.4)
  end('navigation')
  expect(at()).toBeCloseTo(0.4)
  expect(drawing.done).not.toHaveBeenCalled()
  end('sending')
  expect(drawing.done).toHaveBeenCalledTimes(1)
})

test('an end that nobody began does nothing', () => {
  const { end, drawing } = bar()
  end('navigation')
  expect(drawing.done).not.toHaveBeenCalled()
})
