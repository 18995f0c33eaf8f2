import { useTranslations } from 'next-intl'
import { H3 } from '#components/ui/heading'
import { PolicySection } from './policy-section'
import styles from './what-is-kept.module.scss'

const rows = ['enquiry', 'panel', 'application', 'dataset', 'chat', 'rights'] as const
const facts = ['kept', 'why', 'basis'] as const

/** Each form and the service desk: what of it is kept, what for, on what ground. */
export function WhatIsKept() {
  const t = useTranslations('PrivacyPage.what')
  return (
    <PolicySection name="what">
      <p>{t('lead')}</p>
      {rows.map((row) => (
        <section key={row} className={styles.row}>
          <H3 className={styles.name}>{t(`rows.${row}.name`)}</H3>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact} className={styles.fact}>
                <dt className={styles.term}>{t(fact)}</dt>
                <dd>{t(`rows.${row}.${fact}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>{t('voluntary')}</p>
    </PolicySection>
  )
}
