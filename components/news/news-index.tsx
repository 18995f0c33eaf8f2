import { useLocale, useTranslations } from 'next-intl'
import { ListJsonLd } from '#components/entries/list-json-ld'
import { NewsHero } from '#components/news/news-hero'
import { NewsLogRow } from '#components/news/news-log-row'
import { PressKit } from '#components/news/press-kit'
import { PageMain } from '#components/site/page-main'
import { Pagination } from '#components/ui/pagination'
import { listPage } from '#lib/entries/list-pages'
import { newsDate, newsInOrder } from '#lib/entries/news'
import type { NewsEntry } from '#lib/entries/read-entries'
import { newsPageSizes } from '#lib/routes/page-sizes'
import styles from './news-index.module.scss'
import log from './news-log.module.scss'

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

/** News as a ship's log: the year in the margin, one line of the course an entry. */
function NewsLog({ entries }: { entries: readonly NewsEntry[] }) {
  const t = useTranslations('NewsPage')
  const years = Map.groupBy(entries, (entry) => newsDate(entry).slice(0, 4))
  return (
    <section className={log.log} aria-label={t('log')}>
      {[...years].map(([year, ofYear]) => (
        <div key={year} className={log.year}>
          <p className={log.numeral}>{year}</p>
          <ol className={log.rows}>
            {ofYear.map((entry) => (
              <NewsLogRow key={entry.slug} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
