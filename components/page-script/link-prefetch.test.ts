// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchLinks } from '#components/page-script/link-prefetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page fetched ahead whose answer is cut short, as by leaving, is no fault of this one', async () => {
  vi.useFakeTimers()
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const cut = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('Load failed')) })
  const fetched = vi.fn(async () => new Response(cut()))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => false, configurable: true })
  document.body.innerHTML = '<a href="/en/product">Boats</a>'
  prefetchLinks()
  document.querySelector('a')?.dispatchEvent(new Event('pointermove', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toHaveBeenCalledWith('/en/product', { priority: 'low' })
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})
