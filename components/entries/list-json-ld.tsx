import { JsonLd } from '#components/seo/json-ld'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag } from '#lib/i18n/locales'
import type { DetailPath, RoutePath } from '#lib/routes/table'
import { absoluteUrl } from '#lib/seo/absolute-url'

interface ListJsonLdProps {
  name: string
  path: RoutePath
  entries: readonly { title: string; path: DetailPath }[]
}

/** A list as search engines read it: the entries this page shows, in their order. */
export async function ListJsonLd({ name, path, entries }: ListJsonLdProps) {
  const locale = await currentLocale()
  return (
    <JsonLd
      data={{
        '@type': 'CollectionPage',
        name,
        url: absoluteUrl(path, locale),
        inLanguage: languageTag[locale],
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: entries.map((entry, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: entry.title,
            url: absoluteUrl(entry.path, locale),
          })),
        },
      }}
    />
  )
}
