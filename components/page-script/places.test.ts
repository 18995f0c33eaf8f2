// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'

function leaveAt(entry: string, top: number) {
  vi.stubGlobal('scrollY', top)
  keepPlace(entry)
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<main><details></details><details></details></main>'
  return () => vi.unstubAllGlobals()
})

test('an entry of the history is found again where it was read last', () => {
  leaveAt('a', 1200.4)
  leaveAt('b', 0)
  leaveAt('a', 877)
  expect([placeOf('a')?.top, placeOf('b')?.top, placeOf('c')]).toEqual([877, 0, undefined])
})

test('answers that were open are open again on a page that was fetched anew', () => {
  document.querySelectorAll('details')[1]?.setAttribute('open', '')
  leaveAt('a', 300)
  document.body.innerHTML = '<main><details></details><details></details></main>'
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  returnTo(placeOf('a') ?? expect.fail('no place'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' })
})

test('a visit of a hundred pages keeps the latest fifty', () => {
  for (let page = 0; page < 100; page += 1) leaveAt(`page ${page}`, page)
  expect([placeOf('page 49'), placeOf('page 50')?.top, placeOf('page 99')?.top]).toEqual([undefined, 50, 99])
})

test('what stands in storage and is no place is nothing', () => {
  sessionStorage.setItem('orca:places', '{"a":5,"b":{"top":"far","open":[]}}')
  expect([placeOf('a'), placeOf('b')]).toEqual([undefined, undefined])
})
