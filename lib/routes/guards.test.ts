import { expect, test } from 'vitest'
import { runGuards } from '#lib/routes/guards'

const chinese = { path: '/news', full: '/news' }
const english = { path: '/news', full: '/en/news' }

test('a route without guards is let through', () => {
  expect(runGuards(chinese, {})).toBeUndefined()
  expect(runGuards(chinese, { '/case': ['maintenance'] })).toBeUndefined()
})

test('maintenance answers 503, in both languages unless one is named', () => {
  expect(runGuards(chinese, { '/news': ['maintenance'] })).toEqual({ status: 503 })
  expect(runGuards(english, { '/news': ['maintenance'] })).toEqual({ status: 503 })
  expect(runGuards(chinese, { '/en/news': ['maintenance'] })).toBeUndefined()
  expect(runGuards(english, { '/en/news': ['maintenance'] })).toEqual({ status: 503 })
})

test.each(['auth', 'constructor', '__proto__'])('%s is no guard: the error catalogue’s words', (name) => {
  expect(runGuards(chinese, { '/news': [name] })).toEqual({ status: 500, message: `Unknown middleware ${name}` })
})
