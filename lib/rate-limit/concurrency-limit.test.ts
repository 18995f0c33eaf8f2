import { expect, test } from 'vitest'
import { ConcurrencyLimit } from '#lib/rate-limit/concurrency-limit'

test('so many for one name, so many in all, and a place that is left twice is one place', () => {
  const places = new ConcurrencyLimit({ ofOne: 2, ofAll: 3 })
  const first = places.take('one')
  places.take('one')
  expect(places.take('one')).toBe('ofOne')
  places.take('other')
  expect(places.take('third')).toBe('ofAll')
  if (typeof first === 'string') throw new Error(first)
  first()
  first()
  expect(places.take('third')).toBeTypeOf('function')
  expect(places.take('one')).toBe('ofAll')
})
