import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/seo/json-ld'
import { currentLocale } from '#lib/i18n/current-locale'
import type { SitePath } from '#lib/routes/table'
import { absoluteUrl } from '#lib/seo/absolute-url'

export interface Crumb {
  name: string
  path: SitePath
}

/** The way from the home page down to this one, for search engines; the last crumb is the page itself. */
export async function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const locale = await currentLocale()
  const t = await getTranslations('ProductCrumbs')
  const way: readonly Crumb[] = [{ name: t('home'), path: '/' }, ...trail]
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: way.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: absoluteUrl(crumb.path, locale),
        })),
      }}
    />
  )
}
