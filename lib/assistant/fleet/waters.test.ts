import { expect, test } from 'vitest'
import { areasIn, peopleIn } from '#lib/assistant/fleet/waters'
import { chineseNumber } from '#lib/assistant/reading/quantities'

test.each([
  ['a lake of 12 ha', 120_000],
  ['a quarter acre pond', 1012],
  ['a quarter of an acre, mostly leaves', 1012],
  ['25,000 m2 ornamental lake', 25_000],
  ['30000平的人工湖', 30_000],
  ['两万平米湖面', 20_000],
  ['水库大概两千亩', (2000 * 10_000) / 15],
  ['3平方公里的水面', 3_000_000],
  ['twelve hectares of lake', 120_000],
  ['大概八十亩左右的湖', (80 * 10_000) / 15],
  ['a moat four km long and twenty m wide', 80_000],
  ['a canal of 300 m by 80 m', 24_000],
  ['两条河一共6公里，平均20米宽', 120_000],
  ['护城河大概四公里长二十米宽', 80_000],
  ['I have a 6 km canal, 15 m wide', 90_000],
  ['6公里的河，宽15米', 90_000],
  ['河道长约4公里，宽大概20米左右', 80_000],
  ['两条河一共6公里，平均20米宽，就捞落叶', 120_000],
  ['a river 6 km long, averaging 20 m wide', 120_000],
  ['We look after 3 ponds of about 4 ha each', 120_000],
  ['三个池塘每个都是六十亩左右', (180 * 10_000) / 15],
  ['3 ponds, 4 ha in all', 40_000],
  ['two separate ponds of about 36 acres each', 145_687],
  ['城区两条河一共6公里，河宽大概二十来米', 120_000],
  ['a 3.5 km canal that is 40 ft wide', 42_672],
  ['2 miles by 60 feet', 58_863],
  ['a pond of 100,000 square feet', 9290],
  ['0.4 sq mi', 1_035_995],
  ['a basin, 500 yards x 80 yards', 33_445],
  ['河长2里宽30米', 30_000],
  ['300×200米的湖', 60_000],
  ['a lake of 300 x 200 m', 60_000],
  ['a river 3 km long and 40 m wide, which boat?', 120_000],
  ['3公里长40米宽的河道用哪款', 120_000],
  ['a river that is 3 km long with a width of 40 m', 120_000],
  ['length 3 km, width 40 m', 120_000],
  ['a 3-km-long, 40-m-wide canal', 120_000],
  ['a 3 km stretch of river, about 40 m across', 120_000],
  ['a 40 m wide canal, 3 km long', 120_000],
  ['一条3公里长的河，宽度40米左右', 120_000],
  ['3公里长的河道，河面宽有40米', 120_000],
  ['宽度40米，长度3公里', 120_000],
  ['4 m wide channel, 20 km from the depot', undefined],
  ['河道3公里长，最窄处4米宽', undefined],
  ['we are 20 km long-distance from you, 40 m of dock', undefined],
  ['弄2米深的水草，岸边10米', undefined],
  ['30平时怎么办', undefined],
  ['a lake', undefined],
] as const)('"%s" names %s m²', (text, m2) => {
  const found = areasIn(text)[0]?.m2
  if (m2 === undefined) expect(found).toBeUndefined()
  else expect((found ?? 0) / m2).toBeCloseTo(1, 3)
})

test.each([
  ['三百五十', 350],
  ['两万', 20_000],
  ['一千零五', 1005],
  ['几', Number.NaN],
] as const)('%s is %s', (text, number) => {
  expect(chineseNumber(text)).toBe(number)
})

test.each([
  ['en', '60 people at once', 60],
  ['en', '900 visitors a day', undefined],
  ['en', 'daily 900 visitors', undefined],
  ['en', 'Roughly 300 people on a fine Sunday', undefined],
  ['zh', '同时坐六十人', 60],
  ['zh', '我们一天大概800游客', undefined],
  ['zh', '日均客流500人', undefined],
  ['zh', '周日大概300人', undefined],
  ['zh', '万一游客掉水里了怎么办', undefined],
] as const)('%s: "%s": %s people at once', (language, text, people) => {
  expect(peopleIn(text, language)).toBe(people)
})

test.each([
  ['我们管三个湖，60亩、120亩、400亩，一共得几条船', [60, 120, 400]],
  ['三个小湖，分别是40亩、60亩、80亩，不连通', [40, 60, 80]],
  ['two separate ponds, 3 ha and 5 ha', [45, 75]],
  ['Three ponds of 1.5, 2 and 0.8 ha, no water between them', [23, 30, 12]],
  ['三个湖，60、120 和 400 亩', [60, 120, 400]],
  ['一个湖60亩', [60]],
  ['从40亩扩到60亩', [40]],
  ['seven separate ponds: 1 ha, 2 ha, 3 ha, 4 ha, 5 ha, 6 ha, 7 ha', [15]],
  ['a lake', []],
] as const)('"%s" names waters of %s mu', (text, mu) => {
  expect(areasIn(text).map(({ m2 }) => Math.round((m2 * 15) / 10_000))).toEqual(mu)
})

test('of waters that lie apart, each of one size, one is named and how many there are', () => {
  expect(areasIn('三个湖互不相通，每个60亩')).toMatchObject([{ ofEach: 3, m2: expect.closeTo(40_000) }])
  expect(areasIn('three ponds of 4 ha each')).toMatchObject([{ waters: true, m2: 120_000 }])
})
