import { JsonLd } from '#components/seo/json-ld'
import { organizationId } from '#components/seo/organization-data'
import { siteOrigin } from '#lib/config/site-origin'
import { pictures } from '#lib/content/pictures'
import type { CaseEntry, NewsEntry } from '#lib/entries/read-entries'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag } from '#lib/i18n/locales'
import type { DetailPath } from '#lib/routes/table'
import { absoluteUrl } from '#lib/seo/absolute-url'

interface EntryJsonLdProps {
  type: 'Article' | 'NewsArticle'
  path: DetailPath
  entry: NewsEntry | CaseEntry
}

/** An entry as search engines read it: what the page shows, and the day the text was published here. */
export async function EntryJsonLd({ type, path, entry }: EntryJsonLdProps) {
  const locale = await currentLocale()
  const url = absoluteUrl(path, locale)
  const organization = { '@type': 'Organization', '@id': organizationId(), name: 'ORCA', url: absoluteUrl('/', locale) }
  const width = pictures[entry.picture].widths.at(-1)
  return (
    <JsonLd
      data={{
        '@type': type,
        headline: entry.title,
        description: entry.summary,
        image: new URL(`/pictures/${entry.picture}-${width}.webp`, siteOrigin()).href,
        datePublished: entry.published,
        dateModified: entry.updated ?? entry.published,
        temporalCoverage: 'date' in entry ? entry.date : undefined,
        inLanguage: languageTag[locale],
        mainEntityOfPage: url,
        author: organization,
        publisher: organization,
        citation:
          entry.sources.length > 0
            ? entry.sources.map(({ title, url: source }) => ({ '@type': 'CreativeWork', name: title, url: source }))
            : undefined,
      }}
    />
  )
}
