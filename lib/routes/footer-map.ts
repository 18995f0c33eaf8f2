import { boatPath, boatSlugs } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'
import { routeOf } from '#lib/routes/address'
import type { RoutePath } from '#lib/routes/table'

/** The footer's columns: every main page, those included that the menu leaves out. */
const columns = [
  { name: 'boats', pages: boatSlugs.map(boatPath) },
  {
    name: 'solutions',
    pages: ['/product', '/solution/robot', '/solution/uboat', '/solution/solution', '/case', '/advisory', '/quote'],
  },
  { name: 'tools', pages: ['/tools', '/tools/finder', '/tools/coverage', '/tools/season', '/product/compare'] },
  { name: 'research', pages: ['/datasets', '/datasets/FloW', '/datasets/USVInland'] },
  { name: 'company', pages: ['/service', '/aboutus', '/news', '/joinus', '/contact', '/partner', '/widget'] },
] as const satisfies readonly { name: string; pages: readonly RoutePath[] }[]

/** The columns as one language has them. */
export function footerMap(locale: Locale) {
  return columns.map(({ name, pages }) => ({ name, pages: pages.filter((path) => has(path, locale)) }))
}

function has(path: RoutePath, locale: Locale): boolean {
  return routeOf(path).languages.includes(locale)
}
