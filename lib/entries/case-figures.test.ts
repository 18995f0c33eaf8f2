import { expect, test } from 'vitest'
import { caseFigures } from '#lib/entries/case-figures'

const lake = { boats: ['moshark'], works: ['weed'] } as const

test('a case gives the area in mu to Chinese readers and in square metres to English ones, of the variant at work', () => {
  const area = (locale: 'zh' | 'en') => caseFigures({ boats: [...lake.boats], works: [...lake.works] }, locale)[0]
  expect(area('zh')).toMatchObject({
    key: 'coverAreaMu',
    variant: 'weed',
    figure: { quantity: { from: 200, to: 300 } },
  })
  expect(area('en')).toMatchObject({ key: 'coverAreaM2', variant: 'weed', figure: { quantity: { to: 200_000 } } })
})
