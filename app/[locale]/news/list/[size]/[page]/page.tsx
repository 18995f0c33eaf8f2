import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsIndex } from '#components/news/news-index'
import { listPage, newsListPages } from '#lib/entries/list-pages'
import { newsInOrder } from '#lib/entries/news'
import { shortTitles } from '#lib/entries/short-titles'
import { currentLocale } from '#lib/i18n/current-locale'
import { listMetadata } from '#lib/seo/list-metadata'

type Props = PageProps<'/[locale]/news/list/[size]/[page]'>

export const dynamicParams = false

export function generateStaticParams() {
  return newsListPages()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, size } = await params
  const t = await getTranslations('NewsPage')
  // A page in another size shows the same entries again: its canonical address is the default size's list.
  if (page === '1') return listMetadata('/news', '', { title: t('meta.title'), description: t('meta.description') })
  const locale = await currentLocale()
  const { items } = listPage(newsInOrder(locale), Number(page), Number(size))
  return listMetadata('/news', `page=${page}`, {
    title: t('pageTitle', { page: Number(page) }),
    description: t('pageDescription', { page: Number(page), titles: shortTitles(items, locale) }),
  })
}

/** The page that the middleware rewrites `/news?size=…&page=…` to. */
export default async function NewsListPage({ params }: Props) {
  const { page, size } = await params
  return <NewsIndex page={Number(page)} size={Number(size)} />
}
