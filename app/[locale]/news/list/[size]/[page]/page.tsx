import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsIndex } from '#components/news/news-index'
import { newsListPages } from '#lib/entries/list-pages'
import { listMetadata } from '#lib/seo/list-metadata'

type Props = PageProps<'/[locale]/news/list/[size]/[page]'>

export const dynamicParams = false

export function generateStaticParams() {
  return newsListPages()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  const t = await getTranslations('NewsPage')
  const title = page === '1' ? t('meta.title') : t('pageTitle', { page: Number(page) })
  // A page in another size shows the same entries again: its canonical address is the default size's list.
  return listMetadata('/news', page === '1' ? '' : `page=${page}`, { title, description: t('meta.description') })
}

/** What the middleware answers `/news?size=…&page=…` with. */
export default async function NewsListPage({ params }: Props) {
  const { page, size } = await params
  return <NewsIndex page={Number(page)} size={Number(size)} />
}
