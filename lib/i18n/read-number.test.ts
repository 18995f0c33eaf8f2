import { expect, it } from 'vitest'
import { readNumber } from '#lib/i18n/read-number'

it.each([
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['1 200', 1200],
  [' 12.5 ', 12.5],
  ['１２０', 120],
  ['0', 0],
  ['-5', null],
  ['', null],
  ['ten', null],
  ['1e9', null],
  ['1.2.3', null],
  ['1,5', null],
  ['12,34', null],
  ['12 34', null],
  ['1\u202f200', 1200],
  ['1， 200', 1200],
  [',5', null],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})
