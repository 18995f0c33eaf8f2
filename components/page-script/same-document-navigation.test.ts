// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { showPagesInPlace } from '#components/page-script/same-document-navigation.ts'

test.each([
  ['a page', '', 1],
  ['a page that asks whether visits may be counted, by documents', '<div data-statistics="{}"></div>', 0],
])('how often the browser is asked where links of %s may lead', (_, body, listeners) => {
  document.body.innerHTML = body
  const navigation = new EventTarget()
  const listen = vi.spyOn(navigation, 'addEventListener')
  vi.stubGlobal('navigation', navigation)
  showPagesInPlace(() => {})
  expect(listen).toHaveBeenCalledTimes(listeners)
  vi.unstubAllGlobals()
})

/** A step that the browser asks about, as the Navigation API says it. */
function navigate(path: string, navigationType: 'traverse' | 'push', sameDocument: boolean) {
  const handlers: (() => Promise<void>)[] = []
  const event = Object.assign(new Event('navigate'), {
    destination: { url: new URL(path, location.href).href, sameDocument, getState: () => undefined },
    navigationType,
    canIntercept: true,
    formData: null,
    downloadRequest: null,
    intercept: ({ handler }: { handler: () => Promise<void> }) => handlers.push(handler),
    scroll: () => {},
  })
  navigation.dispatchEvent(event)
  return Promise.all(handlers.map((handler) => handler()))
}

test.each([
  ['Back pressed once more while its page is still coming is not undone by a reload', true, 0],
  ['a page that Back leads to and that does not come is asked for by a reload', false, 1],
])('%s', async (_, goesOn, reloads) => {
  document.body.innerHTML = ''
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), { currentEntry: null }))
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/joinus', pathname: '/joinus', search: '', reload })
  let fail = (_: Error) => {}
  const fetched = vi.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        fail = reject
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  vi.stubGlobal('fetch', fetched)
  showPagesInPlace(() => {})
  const first = navigate('/product/smurf', 'traverse', true)
  expect(fetched).toHaveBeenCalledTimes(1)
  if (goesOn) await navigate('/privacy', 'traverse', false)
  else fail(new TypeError('gone'))
  await first
  expect(reload).toHaveBeenCalledTimes(reloads)
  vi.unstubAllGlobals()
})
