import { siteOrigin } from '#lib/config/site-origin'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { escaped } from '#lib/markup/html'

export interface FeedItem {
  title: string
  /** Whole address of what it tells of; where several items have one, `id` tells them apart. */
  url: string
  id?: string
  /** A day, or a month, of which all that is known is that. */
  date: string
  text: string
}

interface Feed {
  locale: Locale
  title: string
  description: string
  /** Whole addresses: of the page that it goes with, and its own path on this site. */
  page: string
  path: string
  items: readonly FeedItem[]
}

function itemOf({ title, url, id = url, date, text }: FeedItem): string {
  const day = date.length === 7 ? `${date}-01` : date
  return `    <item>
      <title>${escaped(title)}</title>
      <link>${escaped(url)}</link>
      <guid isPermaLink="${id === url}">${escaped(id)}</guid>
      <pubDate>${new Date(`${day}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${escaped(text)}</description>
    </item>`
}

/** A feed as RSS 2.0. */
export function rssFeed({ locale, title, description, page, path, items }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(title)}</title>
    <link>${escaped(page)}</link>
    <description>${escaped(description)}</description>
    <language>${languageTag[locale]}</language>
    <atom:link href="${escaped(new URL(path, siteOrigin()).href)}" rel="self" type="application/rss+xml"/>
${items.map(itemOf).join('\n')}
  </channel>
</rss>
`
}
