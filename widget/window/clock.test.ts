import { expect, test } from 'vitest'
import { timeAfterSilence } from './clock.ts'

const noon = new Date(2026, 10, 21, 12, 5).getTime()
const minute = 60_000

test('the first message has its time, and one after a silence; the next of a conversation has none', () => {
  expect(timeAfterSilence(noon, undefined, 'en', noon)).toBe('12:05')
  expect(timeAfterSilence(noon, noon - 14 * minute, 'en', noon)).toBe('')
  expect(timeAfterSilence(noon, noon - 15 * minute, 'zh', noon)).toBe('12:05')
})

test('another day is named', () => {
  expect(timeAfterSilence(noon, undefined, 'en', noon + 24 * 60 * minute)).toBe('21 Nov, 12:05')
  expect(timeAfterSilence(noon, undefined, 'zh', noon + 24 * 60 * minute)).toBe('11月21日 12:05')
})

test('a time that is none is left out', () => {
  expect(timeAfterSilence(Number.NaN, undefined, 'en', noon)).toBe('')
})
