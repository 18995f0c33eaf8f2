import { useTranslations } from 'next-intl'
import { HeadedBeside } from '#components/service/headed-beside'
import { askRows } from '#lib/content/boats/ask-rows'
import styles from './ask-table.module.scss'

/** What comes with a quote and stands in no specification, with the reason, so that a buyer knows what to ask for. */
export function AskTable() {
  const t = useTranslations('AskTable')
  return (
    <HeadedBeside id="ask" title={t('title')} lead={t('lead')} paper>
      <dl className={styles.rows}>
        {askRows.map((row) => (
          <div key={row} className={styles.row}>
            <dt>{t(`rows.${row}.name`)}</dt>
            <dd>{t(`rows.${row}.why`)}</dd>
          </div>
        ))}
      </dl>
    </HeadedBeside>
  )
}
