import { useTranslations } from 'next-intl'
import { NewsLogRow } from '#components/news/news-log-row'
import { newsDate } from '#lib/entries/news'
import type { NewsEntry } from '#lib/entries/read-entries'
import styles from './news-log.module.scss'

/** News as a ship's log: the year in the margin, one line of the course an entry. */
export function NewsLog({ entries }: { entries: readonly NewsEntry[] }) {
  const t = useTranslations('NewsPage')
  const years = Map.groupBy(entries, (entry) => newsDate(entry).slice(0, 4))
  return (
    <section className={styles.log} aria-label={t('log')}>
      {[...years].map(([year, ofYear]) => (
        <div key={year} className={styles.year}>
          <p className={styles.numeral}>{year}</p>
          <ol className={styles.rows}>
            {ofYear.map((entry) => (
              <NewsLogRow key={entry.slug} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
