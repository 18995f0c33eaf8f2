import { expect, test } from 'vitest'
import { caseFigures } from '#lib/entries/case-figures'

test('a case begins with the area of the variant at work', () => {
  expect(caseFigures({ boats: ['moshark'], works: ['weed'] })[0]).toMatchObject({
    key: 'coverAreaMu',
    variant: 'weed',
    figure: { quantity: { from: 200, to: 300 } },
  })
})
