import { defaultLocale, isLocale, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { datasetFeed } from '#lib/seo/dataset-feed'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/datasets/changes.xml'>,
): Promise<Response> {
  const { locale: wanted } = await params
  const locale = isLocale(wanted) ? wanted : defaultLocale
  const { DatasetChanges: sentences, DatasetFeed } = messages[locale]
  const feed = datasetFeed({ locale, title: DatasetFeed.title, sentences })
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
