import { expect, test } from 'vitest'
import { listText } from '#lib/i18n/list-text'

test.each([
  ['zh', ['Firefox 115', 'Safari 16.4', 'iOS 16.4'], 'Firefox 115、Safari 16.4 和 iOS 16.4'],
  ['zh', ['SMURF 鲸灵', 'FEICHI'], 'SMURF 鲸灵和 FEICHI'],
  ['zh', ['水域面积', '艘数'], '水域面积和艘数'],
  ['en', ['SMURF', 'FEICHI'], 'SMURF and FEICHI'],
] as const)('in %s %j is %s', (locale, names, text) => {
  expect(listText(names, locale)).toBe(text)
})
