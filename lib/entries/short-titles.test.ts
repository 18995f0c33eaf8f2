import { expect, test } from 'vitest'
import { shortTitles } from '#lib/entries/short-titles'

test('as many titles as fit stand in one line, each as far as its colon, and one in any case', () => {
  const titles = ['City river: clean', 'Weedy lake: cut', 'x'.repeat(80)].map((title) => ({ title }))
  expect(shortTitles(titles, 'en')).toBe('City river, Weedy lake')
  expect(shortTitles([{ title: '水'.repeat(60) }], 'zh')).toHaveLength(60)
})
