import { boatPath, boatsOfLine, isInMenu } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'
import { boatOf } from '#lib/routes/boat-path'
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

/** The header's menu in the specification's order (section 2), without `/solution/solution`. Boats are in their line's group (READ-3). */
const entries = [
  { kind: 'page', to: '/' },
  { kind: 'page', to: '/product/apas' },
  { kind: 'group', name: 'cleaning', pages: boatsOfLine('cleaning').map(boatPath) },
  { kind: 'group', name: 'leisure', pages: boatsOfLine('leisure').map(boatPath) },
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
  const shown = (path: RoutePath) => {
    const boat = boatOf(path)
    return boat === undefined || isInMenu(boat, locale)
  }
  return entries.map((entry) => (entry.kind === 'page' ? entry : { ...entry, pages: entry.pages.filter(shown) }))
}
