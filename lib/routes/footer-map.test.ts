import { expect, test } from 'vitest'
import { footerMap } from '#lib/routes/footer-map'

const pages = (locale: 'zh' | 'en') => footerMap(locale).flatMap((column) => [...column.pages])

test('the footer leads to the pages the menu leaves out', () => {
  expect(pages('zh')).toEqual(
    expect.arrayContaining(['/product', '/product/titan', '/product/feichi', '/solution/solution']),
  )
  expect(pages('en')).toContain('/product/feichi')
})

test('web masters find the widget from every page', () => {
  for (const locale of ['zh', 'en'] as const) expect(pages(locale)).toContain('/widget')
})

test('the partner page is offered in English only', () => {
  expect(pages('en')).toContain('/partner')
  expect(pages('zh')).not.toContain('/partner')
})
