import { expect, test } from 'vitest'
import { namesPerson } from './same-person.ts'

test.each(['-', '\u2010', '\u2011', '–', '—', '\u2212'])(
  'a telephone number is found whatever dash it has: %s',
  (dash) => {
    expect(namesPerson({ phone: '13800138000' })(['138', '0013', '8000'].join(dash))).toBe(true)
  },
)

test('a telephone number that was written in a chat in Arabic digits is found', () => {
  expect(namesPerson({ phone: '+966501234567' })('اتصل بي: ٠٥٠ ١٢٣ ٤٥٦٧')).toBe(true)
  expect(namesPerson({ phone: '٠٥٠١٢٣٤٥٦٧' })('+966 50 123 4567')).toBe(true)
})
