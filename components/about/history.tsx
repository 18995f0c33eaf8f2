import { useTranslations } from 'next-intl'
import { H2 } from '#components/ui/heading'
import { SiteLink } from '#components/ui/site-link'
import { milestones } from '#lib/content/history'
import styles from './history.module.scss'

/** The company's history along the survey line. */
export function History() {
  const t = useTranslations('AboutPage.history')
  return (
    <section className={styles.history} aria-labelledby="history-title" id="history">
      <div className={styles.head}>
        <H2 id="history-title" className={styles.title}>
          {t('title')}
        </H2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <ol className={styles.line}>
        {milestones.map((milestone) => (
          <li key={milestone.id} className={styles.event}>
            <time dateTime={milestone.date} className={styles.date}>
              {milestone.date}
            </time>
            <p>{t(`items.${milestone.id}`)}</p>
            {'entry' in milestone && (
              <SiteLink
                to={milestone.entry}
                className={styles.source}
                aria-label={t('readOf', { event: t(`items.${milestone.id}`) })}
              >
                {t('read')}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
