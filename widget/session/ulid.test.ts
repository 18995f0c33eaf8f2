import { expect, onTestFinished, test, vi } from 'vitest'
import { ulid } from './ulid.ts'

test('26 letters that sort by time', () => {
  const early = ulid(1_000_000)
  const late = ulid(1_000_001)
  expect(early).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(early.slice(0, 10) < late.slice(0, 10)).toBe(true)
  expect(ulid(1)).not.toBe(ulid(1))
})

test('the time of the specification’s example', () => {
  expect(ulid(1_469_918_176_385).slice(0, 10)).toBe('01ARYZ6S41')
})

test('on a page whose library has an Array.from of its own', () => {
  vi.spyOn(Array, 'from').mockImplementation((list) => [].slice.call(list))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(ulid()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})
