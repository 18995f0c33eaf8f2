// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'

beforeEach(() => localStorage.clear())

test('a unit chosen on this device is offered again, where the language has it', () => {
  rememberUnit('acre')
  expect(rememberedUnit(['ha', 'acre', 'm2', 'mu'])).toBe('acre')
  expect(rememberedUnit(['mu', 'm2', 'ha'])).toBeUndefined()
})

test('nothing chosen, or something else in its place, is no unit', () => {
  expect(rememberedUnit(['ha'])).toBeUndefined()
  localStorage.setItem('orca-units', '"><script>')
  expect(rememberedUnit(['ha'])).toBeUndefined()
})

test('a browser that forbids storage keeps the language’s unit', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(rememberedUnit(['ha'])).toBeUndefined()
  vi.restoreAllMocks()
})
