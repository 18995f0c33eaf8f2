import { expect, test } from 'vitest'
import { everySentence } from '#lib/i18n/every-sentence'
import { withWholeFigures } from '#lib/i18n/whole-figures'

test.each([
  ['a sweep of 15 m in one pass', 'a sweep of 15\u00a0m in one pass'],
  ['0.72 ha/h', '0.72\u00a0ha/h'],
  ['within 15 working days', 'within 15\u00a0working days'],
  ['26 July 2024', '26\u00a0July 2024'],
  ['about 40 minutes a trip', 'about 40\u00a0minutes a trip'],
  ['{count} boats for {visitors} visitors', '{count}\u00a0boats for {visitors}\u00a0visitors'],
  ['{count, plural, one {# boat} other {# boats}}', '{count, plural, one {#\u00a0boat} other {#\u00a0boats}}'],
  ['可吊 500 公斤的吊点', '可吊 500\u00a0公斤的吊点'],
  ['第 {page} 页，共 {pages} 页', '第 {page}\u00a0页，共 {pages}\u00a0页'],
  ['ICCV 2021 most of it', 'ICCV 2021 most of it'],
  ['{boat} 的尺寸', '{boat} 的尺寸'],
])('%s', (written, printed) => expect(withWholeFigures(written)).toBe(printed))

test('messages are done through and through', () => {
  expect(everySentence({ a: ['5 MB'], b: { c: '6 h' } }, withWholeFigures)).toEqual({
    a: ['5\u00a0MB'],
    b: { c: '6\u00a0h' },
  })
})
