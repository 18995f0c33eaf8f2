import { expect, test } from 'vitest'
import { entryDate } from '#lib/entries/entry-date'

test.each([
  ['2021', '2021\u00a0年', '2021'],
  ['2021-10', '2021\u00a0年 10\u00a0月', 'October 2021'],
  ['2024-07-26', '2024\u00a0年 7\u00a0月 26\u00a0日', '26 July 2024'],
])('%s is printed as exactly as it is known', (value, chinese, english) => {
  expect(entryDate(value, 'zh')).toBe(chinese)
  expect(entryDate(value, 'en')).toBe(english)
})
