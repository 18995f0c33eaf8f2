import { siteOrigin } from '#lib/config/site-origin'
import type { Locale } from '#lib/locale/locales'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

export interface Crumb {
  name: string
  path: SitePath
}

/** The way from the home page to this one, as search engines print it. */
export function breadcrumbs(crumbs: readonly Crumb[], locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + address(path, locale),
    })),
  }
}
