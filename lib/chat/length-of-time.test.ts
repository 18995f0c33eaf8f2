import { expect, test } from 'vitest'
import { lengthOfTime } from '#lib/chat/length-of-time'

const minute = 60_000

test.each([
  [0, '0 mins', '0分钟'],
  [-5 * minute, '0 mins', '0分钟'],
  [59 * minute, '59 mins', '59分钟'],
  [60 * minute, '1 hr', '1小时'],
  [185 * minute, '3 hrs 5 mins', '3小时 5分钟'],
  [1439.9 * minute, '1 day', '1天'],
  [51 * 60 * minute, '2 days 3 hrs', '2天 3小时'],
])('%i ms are said in their two largest units', (ms, en, zh) => {
  expect([lengthOfTime(ms, 'en'), lengthOfTime(ms, 'zh')]).toEqual([en, zh])
})
