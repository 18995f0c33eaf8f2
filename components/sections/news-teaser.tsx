import { useLocale, useTranslations } from 'next-intl'
import { NewsLogRow } from '#components/news/news-log-row'
import { Action } from '#components/ui/action'
import { WholeWords } from '#components/ui/whole-words'
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
          <h2 className={styles.title}>
            <WholeWords>{t('title')}</WholeWords>
          </h2>
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
