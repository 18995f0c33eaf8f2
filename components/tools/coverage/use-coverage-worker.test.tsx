// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCoverageWorker } from '#components/tools/coverage/use-coverage-worker.ts'
import { demonstrationRequest } from '#lib/operation-console/demonstration-site'

/** Stands for the planner: answers when the test says so. */
class TestWorker {
  static made: TestWorker[] = []
  asked: { number: number }[] = []
  isEnded = false
  onmessage?: (event: { data: unknown }) => void
  onerror?: () => void
  constructor() {
    TestWorker.made.push(this)
  }
  postMessage(question: { number: number }) {
    this.asked.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  answer(number = this.asked.at(-1)?.number) {
    act(() => this.onmessage?.({ data: { number, fault: 'tooSmall' } }))
  }
}

beforeEach(() => {
  TestWorker.made = []
  vi.stubGlobal('Worker', TestWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function planner() {
  const { result, unmount } = renderHook(() => useCoverageWorker())
  return {
    unmount,
    kind: () => result.current.state.kind,
    ask: () => act(() => result.current.ask(demonstrationRequest)),
    rehearse: () => act(() => result.current.rehearse(demonstrationRequest)),
    worker: (index: number) => TestWorker.made[index],
  }
}

it('is loaded by a rehearsal that nobody sees, and kept from one plan to the next', () => {
  const { kind, ask, rehearse, worker, unmount } = planner()
  rehearse()
  rehearse()
  expect(worker(0)?.asked).toHaveLength(1)
  ask()
  worker(0)?.answer(0)
  expect(kind()).toBe('working')
  worker(0)?.answer()
  expect(kind()).toBe('done')
  ask()
  expect(TestWorker.made).toHaveLength(1)
  unmount()
  expect(worker(0)?.isEnded).toBe(true)
})

it('drops a plan under way for a newer question', () => {
  const { kind, ask, worker } = planner()
  ask()
  ask()
  expect(worker(0)?.isEnded).toBe(true)
  worker(0)?.answer()
  expect(kind()).toBe('working')
  worker(1)?.answer()
  expect(kind()).toBe('done')
})

it('says so when the planner crashes or never answers, and begins anew with the next question', () => {
  vi.useFakeTimers()
  const { kind, ask, worker } = planner()
  ask()
  act(() => worker(0)?.onerror?.())
  expect(kind()).toBe('failed')
  ask()
  act(() => vi.advanceTimersByTime(60_000))
  expect(kind()).toBe('failed')
  expect(worker(1)?.isEnded).toBe(true)
  ask()
  worker(2)?.answer()
  expect(kind()).toBe('done')
})

it('shows the fault of a question that the planner could not read', () => {
  const { kind, ask, worker } = planner()
  ask()
  worker(0)?.answer(-1)
  expect(kind()).toBe('done')
})
