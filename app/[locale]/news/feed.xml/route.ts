import { newsInOrder } from '#lib/entries/news'
import { defaultLocale, isLocale, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { rssFeed } from '#lib/seo/rss'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The news of one language as RSS, made with the pages: a feed has no reader-specific part. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/news/feed.xml'>): Promise<Response> {
  const { locale: wanted } = await params
  const locale = isLocale(wanted) ? wanted : defaultLocale
  const { title, description } = messages[locale].NewsFeed
  const feed = rssFeed({ locale, title, description, entries: newsInOrder(locale) })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
