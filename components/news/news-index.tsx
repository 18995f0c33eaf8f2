import { useLocale, useTranslations } from 'next-intl'
import { ListJsonLd } from '#components/entries/list-json-ld'
import { NewsHero } from '#components/news/news-hero'
import { NewsLog } from '#components/news/news-log'
import { PressKit } from '#components/news/press-kit'
import { PageMain } from '#components/site/page-main'
import { Pagination } from '#components/ui/pagination'
import { listPage } from '#lib/entries/list-pages'
import { newsInOrder } from '#lib/entries/news'
import { newsPageSizes } from '#lib/routes/page-sizes'
import styles from './news-index.module.scss'

/** One page of the news; the first opens with the latest entry, which is then not repeated below. */
export function NewsIndex({ page, size }: { page: number; size: number }) {
  const t = useTranslations('NewsPage')
  const { items, pages, total } = listPage(newsInOrder(useLocale()), page, size)
  const [first, ...rest] = items
  const isFirstPage = page === 1
  return (
    <PageMain path="/news" crumb={t('title')}>
      <NewsHero lead={isFirstPage ? first : undefined} />
      <NewsLog entries={isFirstPage ? rest : items} />
      <div className={styles.pages}>
        <Pagination path="/news" page={page} pages={pages} total={total} size={size} sizes={newsPageSizes} />
      </div>
      {isFirstPage && <PressKit />}
      <ListJsonLd
        name={t('meta.title')}
        path="/news"
        entries={items.map(({ title, slug }) => ({ title, path: `/newsDetail/${slug}` }))}
      />
    </PageMain>
  )
}
