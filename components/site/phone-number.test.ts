import { expect, test } from 'vitest'
import { readPhoneNumber, sentPhoneNumber, textForCountry } from '#components/site/phone-number.ts'
import { spellings, telephones } from '../../tests/support/telephones.ts'

test('the table has 60 numbers of 30 countries', () => {
  expect(telephones.length).toBeGreaterThanOrEqual(60)
  expect(new Set(telephones.map(({ country }) => country)).size).toBeGreaterThanOrEqual(30)
})

test.each(telephones)('$country $written is read with every separator people use', ({ country, written }) => {
  const sent = written.replaceAll(' ', '')
  for (const spelling of spellings(written)) {
    expect(sentPhoneNumber(spelling), spelling).toBe(sent)
    expect(readPhoneNumber(spelling)?.country, spelling).toBe(country)
  }
})

test.each([
  ['(415) 555-2671', 'US', '+14155552671'],
  ['020 7183 8750', 'GB', '+442071838750'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['8 (495) 123-45-67', 'RU', '+74951234567'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['0791-8888 8888', 'CN', '+8679188888888'],
  ['03-1234-5678', 'JP', '+81312345678'],
  ['+49 30 123456', 'US', '+4930123456'],
] as const)('%j with %s picked from the list is %s', (text, country, sent) => {
  expect(sentPhoneNumber(text, country)).toBe(sent)
})

test.each(['(415) 555-2671', '020 7183 8750', '13800138000', '+1 123', 'call me', '+86', '+86 '])(
  '%j names no country, or is no number: it is nobody’s and stays as it was typed',
  (text) => {
    expect(readPhoneNumber(text)).toBeUndefined()
    expect(sentPhoneNumber(text)).toBe(text)
  },
)

test.each([
  ['+44 (0)20 7183 8750', '+442071838750'],
  ['+49 (0) 89 123456', '+4989123456'],
  ['＋８６ １３８ ００１３ ８０００', '+8613800138000'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ['+1 415 555 2671 ext. 12', '+14155552671 ext. 12'],
  ['+86 +8613800138000', '+8613800138000'],
  ['+86 008613800138000', '+8613800138000'],
  ['+86 8613800138000', '+8613800138000'],
  ['+86 ＋86 138 0013 8000', '+8613800138000'],
  ['+86 +44 20 7183 8750', '+442071838750'],
  ['+1 0044 20 7183 8750', '+442071838750'],
  ['\u202a+86 138 0013 8000\u202c', '+8613800138000'],
  ['\u200e+44\u00ad 20 7183\u200b 8750', '+442071838750'],
])('%j is sent as %j', (text, sent) => {
  expect(sentPhoneNumber(text)).toBe(sent)
})

test.each([
  ['', '+1 '],
  ['+', '+1 '],
  ['+44 ', '+1 '],
  ['(415) 555-2671', '(415) 555-2671'],
  ['+44 4155552671', '+1 4155552671'],
  ['+86 +14155552671', '+1 4155552671'],
])('picking the United States makes %j to %j', (text, box) => {
  expect(textForCountry(text, 'US')).toBe(box)
})
