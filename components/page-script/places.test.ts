// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'

function leaveAt(path: string, top: number) {
  history.replaceState(null, '', path)
  vi.stubGlobal('scrollY', top)
  keepPlace()
}

function placeAt(path: string) {
  history.replaceState(null, '', path)
  return placeOf()
}

/** A history of one entry, as a browser with the Navigation API has it. */
function standAtEntry(kept?: unknown) {
  const currentEntry = { getState: () => kept }
  const updateCurrentEntry = ({ state }: { state: unknown }) => {
    kept = structuredClone(state)
  }
  vi.stubGlobal('navigation', { currentEntry, updateCurrentEntry })
  return currentEntry
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<main><details></details><details></details></main>'
  return () => vi.unstubAllGlobals()
})

test('a page is found again where it was read last', () => {
  leaveAt('/a', 1200.4)
  leaveAt('/b', 0)
  leaveAt('/a', 877)
  expect([placeAt('/a')?.top, placeAt('/b')?.top, placeAt('/c')]).toEqual([877, 0, undefined])
})

test('where the browser has entries of the history they keep how they were left, and the storage keeps nothing', () => {
  const entry = standAtEntry()
  expect(placeOf(entry)).toBeUndefined()
  document.querySelectorAll('details')[0]?.setAttribute('open', '')
  leaveAt('/a', 640)
  expect([placeOf(entry), placeOf()]).toEqual([
    { top: 640, open: [0] },
    { top: 640, open: [0] },
  ])
  expect(sessionStorage.length).toBe(0)
  expect(placeOf(standAtEntry({ top: 'far', open: [] }))).toBeUndefined()
})

test('answers that were open are open again on a page that was fetched anew', () => {
  document.querySelectorAll('details')[1]?.setAttribute('open', '')
  leaveAt('/a', 300)
  document.body.innerHTML = '<main><details></details><details></details></main>'
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  returnTo(placeOf() ?? expect.fail('no place'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' })
})

test('a visit of a hundred pages keeps the latest fifty', () => {
  for (let page = 0; page < 100; page += 1) leaveAt(`/${page}`, page)
  expect([placeAt('/49'), placeAt('/50')?.top, placeAt('/99')?.top]).toEqual([undefined, 50, 99])
})

test('what stands in storage and is no place is nothing', () => {
  sessionStorage.setItem('orca:places', '{"/a":5,"/b":{"top":"far","open":[]}}')
  expect([placeAt('/a'), placeAt('/b')]).toEqual([undefined, undefined])
})
