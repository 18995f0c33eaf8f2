import { useTranslations } from 'next-intl'
import { H2, H3 } from '#components/ui/heading'
import styles from './beliefs.module.scss'

const beliefs = ['dull', 'stop', 'plain'] as const

/** Three convictions, set large; each with the reason behind it. */
export function Beliefs() {
  const t = useTranslations('AboutPage.beliefs')
  return (
    <section className={styles.beliefs} aria-labelledby="beliefs-title" id="beliefs" data-tone="dark">
      <H2 id="beliefs-title" className={styles.heading}>
        {t('title')}
      </H2>
      {beliefs.map((key) => (
        <div key={key} className={styles.belief}>
          <H3 className={styles.title}>{t(`items.${key}.title`)}</H3>
          <p className={styles.text}>{t(`items.${key}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
