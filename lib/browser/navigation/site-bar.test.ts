// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteBar } from '#lib/browser/navigation/site-bar'

beforeEach(() => {
  siteBar.end('navigation') // one that another file has begun
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** How far the drawn bar stands, 0 to 1; nothing when there is none. */
function standsAt(): number | undefined {
  const bar = document.querySelector<HTMLElement>('#nprogress [data-bar]')
  const shift = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1]
  return bar ? 1 + Number(shift) / 100 : undefined
}

const faded = () => document.getElementById('nprogress')?.style.opacity === '0'

test('at the end the bar is full, stays so for 500 ms, and is gone then', () => {
  siteBar.begin('navigation')
  vi.advanceTimersByTime(1000)
  siteBar.end('navigation')
  for (const elapsed of [200, 400, 499]) {
    vi.advanceTimersByTime(elapsed - (elapsed === 200 ? 0 : elapsed === 400 ? 200 : 400))
    expect(standsAt(), String(elapsed)).toBeGreaterThan(0.99)
    expect(faded()).toBe(false)
  }
  vi.advanceTimersByTime(1)
  expect(standsAt()).toBeUndefined()
})

test('a second navigation within 100 ms has a bar of its own, which nothing takes away in its middle', () => {
  siteBar.begin('navigation')
  vi.advanceTimersByTime(1000)
  siteBar.end('navigation')
  vi.advanceTimersByTime(80)
  siteBar.begin('navigation')
  for (let waited = 0; waited < 200; waited += 20) {
    expect(standsAt(), `the first bar, after ${waited} ms`).toBeGreaterThan(0.15)
    vi.advanceTimersByTime(20)
  }
  for (let waited = 200; waited < 2000; waited += 20) {
    vi.advanceTimersByTime(20)
    expect(standsAt(), `the second bar, after ${waited} ms`).toBeLessThan(0.5)
    expect(faded()).toBe(false)
  }
  siteBar.end('navigation')
  vi.advanceTimersByTime(500)
  expect(standsAt()).toBeUndefined()
})
