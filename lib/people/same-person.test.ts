import { expect, test } from 'vitest'
import { namesPerson } from './same-person.ts'

test.each(['-', '\u2010', '\u2011', '–', '—', '\u2212'])(
  'a telephone number is found whatever dash it has: %s',
  (dash) => {
    expect(namesPerson({ phone: '13800138000' })(['138', '0013', '8000'].join(dash))).toBe(true)
  },
)
