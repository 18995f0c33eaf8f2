import { expect, test } from 'vitest'
import { exactly } from '#lib/content/boats/figure'
import { gapBefore, quantityIn, withUnit } from '#lib/content/boats/print-quantity'

const forms = { exact: '{value}', about: '约 {value}', over: '超过 {value}', upTo: '可达 {value}' }

test('nothing stands between 万 and what it counts, nor before %', () => {
  const distance = quantityIn(exactly(700_000), 'zh', forms)
  expect(withUnit(distance, '公里')).toBe('70\u00a0万公里')
  expect(gapBefore('公里', distance)).toBe('')
  expect(gapBefore('%', '80')).toBe('')
  expect(gapBefore('米', '15')).toBe('\u00a0')
})
