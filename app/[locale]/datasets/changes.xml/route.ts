import { defaultLocale, isLocale, locales } from '#lib/i18n/locales'
import { datasetFeed } from '#lib/seo/feeds'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The feed of dataset changes in one language, as Atom. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/datasets/changes.xml'>,
): Promise<Response> {
  const { locale } = await params
  const feed = datasetFeed(isLocale(locale) ? locale : defaultLocale)
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
