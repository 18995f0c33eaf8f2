import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { boats } from '#lib/content/boats/catalogue'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './ask-table.module.scss'

/** What the specification does not list, with the reason, so that a buyer knows what to ask for with the quote. */
export function AskTable({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('AskTable')
  return (
    <div className={styles.ask}>
      <h3 className={styles.title} id="ask">
        {t('title')}
      </h3>
      <p className={styles.lead}>{t('lead')}</p>
      <dl className={styles.rows}>
        {boats[slug].askRows.map((row) => (
          <Fragment key={row}>
            <dt>{t(`rows.${row}.name`)}</dt>
            <dd>{t(`rows.${row}.why`)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
