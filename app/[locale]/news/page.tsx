import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NewsIndex } from '#components/news/news-index'
import { newsPageSizes } from '#lib/routes/page-sizes'
import { newsFeedAddress } from '#lib/seo/news-feed-address'
import { pageMetadata } from '#lib/seo/page-metadata'
import { withFeed } from '#lib/seo/with-feed'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewsPage.meta')
  const metadata = await pageMetadata('/news', { title: t('title'), description: t('description') })
  return withFeed(metadata, 'application/rss+xml', newsFeedAddress(await getLocale()))
}

export default function NewsPage() {
  return <NewsIndex page={1} size={newsPageSizes[0]} />
}
