import { useTranslations } from 'next-intl'
import { H2 } from '#components/ui/heading'
import { SiteLink } from '#components/ui/site-link'
import styles from './partner-ways.module.scss'

const ways = ['sell', 'operate', 'build', 'research'] as const

/** What a partner may have in mind, so that the form is not a blank sheet. */
export function PartnerWays() {
  const t = useTranslations('PartnerPage.ways')
  return (
    <section aria-labelledby="ways-title">
      <H2 className={styles.title} id="ways-title">
        {t('title')}
      </H2>
      <dl className={styles.ways}>
        {ways.map((way) => (
          <div key={way} className={styles.way}>
            <dt className={styles.name}>{t(`${way}.title`)}</dt>
            <dd className={styles.text}>{t(`${way}.text`)}</dd>
          </div>
        ))}
        <div className={styles.way}>
          <dt className={styles.name}>{t('widget.title')}</dt>
          <dd className={styles.text}>
            {t.rich('widget.text', { link: (text) => <SiteLink to="/widget">{text}</SiteLink> })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
