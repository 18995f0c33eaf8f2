import { useLocale, useTranslations } from 'next-intl'
import { NewsLogRow } from '#components/news/news-log-row'
import { Action } from '#components/ui/action'
import { H2 } from '#components/ui/heading'
import { newsInOrder } from '#lib/entries/news'
import styles from './news-teaser.module.scss'

const count = 3

/** The latest lines of the log. */
export function NewsTeaser() {
  const t = useTranslations('NewsTeaser')
  return (
    <section className={styles.news} id="news">
      <div className={styles.body}>
        <div className={styles.head}>
          <H2 className={styles.title}>{t('title')}</H2>
          <Action to="/news" look="text">
            {t('all')}
          </Action>
        </div>
        <ol className={styles.rows}>
          {newsInOrder(useLocale())
            .slice(0, count)
            .map((entry) => (
              <NewsLogRow key={entry.slug} entry={entry} level={3} />
            ))}
        </ol>
      </div>
    </section>
  )
}
