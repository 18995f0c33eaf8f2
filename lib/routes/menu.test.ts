import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locales'
import { routeOf } from '#lib/routes/address'
import { menuFor } from '#lib/routes/menu'

const firstBoats = ['smurf', 'moshark', 'efficiency', 'feichi', 'titan', 'xi', 'yang', 'apas'].map(
  (slug) => `/product/${slug}`,
)

const outline = (locale: 'zh' | 'en') =>
  menuFor(locale).map((entry) => (entry.kind === 'page' ? entry.to : [entry.name, ...entry.pages]))

test('a visitor finds the menu in the order the specification gives', () => {
  // A boat that came later stands among its line's, wherever its module puts it.
  const specified = (entry: string | string[]) =>
    typeof entry === 'string'
      ? entry
      : entry.filter((path) => !path.startsWith('/product/') || firstBoats.includes(path))
  expect(outline('zh').map(specified)).toEqual([
    '/',
    '/product/apas',
    ['cleaning', '/product/smurf', '/product/moshark', '/product/efficiency', '/product/feichi'],
    ['leisure', '/product/xi', '/product/yang'],
    ['solutions', '/solution/robot', '/solution/uboat'],
    '/case',
    '/advisory',
    ['about', '/news', '/datasets', '/aboutus', '/contact', '/joinus'],
  ])
})

test('feichi, and nothing else, is missing from the English menu', () => {
  const chinese = outline('zh').flat()
  const missing = chinese.filter((item) => !outline('en').flat().includes(item))
  expect(missing.filter((item) => firstBoats.includes(item))).toEqual(['/product/feichi'])
  expect(missing.filter((item) => !item.startsWith('/product/'))).toEqual([])
})

test('the menu names only pages that exist in its language', () => {
  for (const locale of locales)
    for (const entry of menuFor(locale))
      for (const path of entry.kind === 'page' ? [entry.to] : entry.pages)
        expect(routeOf(path).languages, path).toContain(locale)
})
