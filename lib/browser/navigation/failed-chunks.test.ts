// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { failedChunkNoticeId, recoverFailedChunks } from '#lib/browser/navigation/failed-chunks'

recoverFailedChunks()

/** A part of the program did not come; gives whether the page says so. */
async function fails(): Promise<boolean> {
  document.body.innerHTML = `<div id="${failedChunkNoticeId}" hidden></div>`
  const reason = Object.assign(new Error('did not come'), { name: 'ChunkLoadError' })
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  await vi.advanceTimersByTimeAsync(10)
  return document.getElementById(failedChunkNoticeId)?.hidden === false
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what leaving broke off is no fault, also when Back finds the page in memory; what fails later is one', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('beforeunload'))
  expect(await fails()).toBe(false)
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(60_000)
  expect(await fails()).toBe(false)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await fails()).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(await fails()).toBe(true)
})
