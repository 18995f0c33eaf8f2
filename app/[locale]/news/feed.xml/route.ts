import { defaultLocale, isLocale, locales } from '#lib/i18n/locales'
import { newsFeed } from '#lib/seo/feeds'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The news of one language as RSS, made with the pages: a feed has no reader-specific part. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/news/feed.xml'>): Promise<Response> {
  const { locale } = await params
  const feed = newsFeed(isLocale(locale) ? locale : defaultLocale)
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
