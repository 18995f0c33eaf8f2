// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepPlace, placeOf } from '#components/page-script/places.ts'

beforeEach(() => sessionStorage.clear())

test('an entry of the history is found again where it was read last', () => {
  keepPlace('a', 1200.4)
  keepPlace('b', 0)
  keepPlace('a', 877)
  expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([877, 0, undefined])
})

test('a visit of a hundred pages keeps the latest fifty', () => {
  for (let page = 0; page < 100; page += 1) keepPlace(`page ${page}`, page)
  expect([placeOf('page 49'), placeOf('page 50'), placeOf('page 99')]).toEqual([undefined, 50, 99])
})

test('what stands in storage and is no place is nothing', () => {
  sessionStorage.setItem('orca:places', '{"a":"far","b":5')
  expect(placeOf('a')).toBeUndefined()
})
