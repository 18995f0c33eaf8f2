import type { Locale } from '#lib/i18n/locales'
import type { RoutePath } from '#lib/routes/table'

/** The four dropdowns of the header, named as in messages (`SiteMenu.groups`). */
export type MenuGroupName = 'cleaning' | 'leisure' | 'solutions' | 'about'

interface MenuPage {
  kind: 'page'
  to: RoutePath
}

interface MenuGroup {
  kind: 'group'
  name: MenuGroupName
  pages: readonly RoutePath[]
}

export type MenuEntry = MenuPage | MenuGroup

/** Items that one language's menu leaves out although the page exists in it (READ-3). */
const hiddenFrom: Partial<Record<RoutePath, Locale>> = { '/product/feichi': 'en' }

/** The header's menu in the order the specification gives (section 2); `titan` and `/solution/solution` are not in it. */
const entries = [
  { kind: 'page', to: '/' },
  { kind: 'page', to: '/product/apas' },
  {
    kind: 'group',
    name: 'cleaning',
    pages: ['/product/smurf', '/product/moshark', '/product/efficiency', '/product/feichi'],
  },
  { kind: 'group', name: 'leisure', pages: ['/product/xi', '/product/yang'] },
  { kind: 'group', name: 'solutions', pages: ['/solution/robot', '/solution/uboat'] },
  { kind: 'page', to: '/case' },
  { kind: 'page', to: '/advisory' },
  { kind: 'group', name: 'about', pages: ['/news', '/datasets', '/aboutus', '/contact', '/joinus'] },
] as const satisfies readonly MenuEntry[]

type EntryOf<Kind extends MenuEntry['kind']> = Extract<(typeof entries)[number], { kind: Kind }>

/** A page inside a dropdown. */
export type GroupedPath = EntryOf<'group'>['pages'][number]

/** The menu as one language shows it. */
export function menuFor(locale: Locale) {
  const shown = (path: RoutePath) => hiddenFrom[path] !== locale
  return entries.map((entry) => (entry.kind === 'page' ? entry : { ...entry, pages: entry.pages.filter(shown) }))
}
