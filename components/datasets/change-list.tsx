import { useTranslations } from 'next-intl'
import { changes } from '#lib/content/datasets/errata'
import type { Family } from '#lib/content/datasets/families'
import styles from './change-list.module.scss'

/** What happened to a family and when. */
export function ChangeList({ family }: { family: Family }) {
  const t = useTranslations('DatasetChanges')
  return (
    <ol className={styles.changes}>
      {changes[family].map(({ id, date }) => (
        <li key={id}>
          <time dateTime={date}>{date}</time>
          {t(id)}
        </li>
      ))}
    </ol>
  )
}
