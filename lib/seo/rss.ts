import { siteOrigin } from '#lib/config/site-origin'
import type { NewsEntry } from '#lib/entries/read-entries'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { escaped } from '#lib/markup/html'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { newsFeedAddress } from '#lib/seo/news-feed-address'

interface Feed {
  locale: Locale
  title: string
  description: string
  entries: readonly NewsEntry[]
}

function item({ slug, title, summary, published }: NewsEntry, locale: Locale): string {
  const url = escaped(absoluteUrl(`/newsDetail/${slug}`, locale))
  return `    <item>
      <title>${escaped(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${new Date(`${published}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${escaped(summary)}</description>
    </item>`
}

/** The news of one language as RSS 2.0; dates are those of publication here, as readers of feeds expect. */
export function rssFeed({ locale, title, description, entries }: Feed): string {
  const self = escaped(new URL(newsFeedAddress(locale), siteOrigin()).href)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(title)}</title>
    <link>${escaped(absoluteUrl('/news', locale))}</link>
    <description>${escaped(description)}</description>
    <language>${languageTag[locale]}</language>
    <atom:link href="${self}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => item(entry, locale)).join('\n')}
  </channel>
</rss>
`
}
