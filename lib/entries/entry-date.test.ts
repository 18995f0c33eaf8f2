import { expect, test } from 'vitest'
import { entryDate } from '#lib/entries/entry-date'

test.each([
  ['2021', '2021年', '2021'],
  ['2021-10', '2021年10月', 'October 2021'],
  ['2024-07-26', '2024年7月26日', '26 July 2024'],
])('%s is printed as exactly as it is known', (value, chinese, english) => {
  expect(entryDate(value, 'zh')).toBe(chinese)
  expect(entryDate(value, 'en')).toBe(english)
})
