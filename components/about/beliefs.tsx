import { useTranslations } from 'next-intl'
import { WholeWords } from '#components/ui/whole-words'
import styles from './beliefs.module.scss'

const beliefs = ['dull', 'stop', 'plain'] as const

/** Three convictions, set large; each with the reason behind it. */
export function Beliefs() {
  const t = useTranslations('AboutPage.beliefs')
  return (
    <section className={styles.beliefs} aria-labelledby="beliefs-title" id="beliefs" data-tone="dark">
      <h2 id="beliefs-title" className={styles.heading}>
        <WholeWords>{t('title')}</WholeWords>
      </h2>
      {beliefs.map((key) => (
        <div key={key} className={styles.belief}>
          <h3 className={styles.title}>
            <WholeWords>{t(`items.${key}.title`)}</WholeWords>
          </h3>
          <p className={styles.text}>{t(`items.${key}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
