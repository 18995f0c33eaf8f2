import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import { entryDate } from '#lib/entries/entry-date'
import { newsDate } from '#lib/entries/news'
import type { NewsEntry } from '#lib/entries/read-entries'
import styles from './news-log-row.module.scss'

// A phone fetches it with the page, long before it is seen: there the small file does, at one and a half pixels to a point.
const sizes = '(min-width: 1024px) 52vw, (min-width: 768px) 92vw, 60vw'

/** One entry of the log: when, what kind, what happened, of a boat at work with its picture. The whole line is the link. */
export function NewsLogRow({ entry, level = 2 }: { entry: NewsEntry; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const t = useTranslations('NewsTopics')
  const detail = useTranslations('NewsDetail')
  const locale = useLocale()
  const date = newsDate(entry)
  return (
    <li className={styles.row}>
      <SiteLink className={styles.link} to={`/newsDetail/${entry.slug}`}>
        <span className={styles.when}>
          <time dateTime={date}>{entryDate(date, locale)}</time>
          <span className={styles.topic}>{t(entry.topic)}</span>
        </span>
        <Heading className={styles.title}>
          <WholeWords>{entry.title}</WholeWords>
        </Heading>
        <span className={styles.summary}>{entry.summary}</span>
        {level === 2 && entry.topic === 'deployment' && (
          <span className={styles.view}>
            <Picture name={entry.picture} sizes={sizes} decorative />
            {detail('rendering')}
          </span>
        )}
      </SiteLink>
    </li>
  )
}
