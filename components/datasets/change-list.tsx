import { useLocale, useTranslations } from 'next-intl'
import { changes } from '#lib/content/datasets/errata'
import type { Family } from '#lib/content/datasets/families'
import { datasetFeedAddress } from '#lib/seo/dataset-feed-address'
import styles from './change-list.module.scss'

/** What happened to a family and when, and the feed that tells of the next time. */
export function ChangeList({ family }: { family: Family }) {
  const t = useTranslations('DatasetChanges')
  const feed = useTranslations('DatasetFeed')
  const locale = useLocale()
  return (
    <>
      <ol className={styles.changes}>
        {changes[family].map(({ id, date }) => (
          <li key={id} id={id}>
            <time dateTime={date}>{date}</time> {t(id)}
          </li>
        ))}
      </ol>
      <p>
        <a href={datasetFeedAddress(locale)} type="application/atom+xml">
          {feed('follow')}
        </a>
      </p>
    </>
  )
}
