import { useTranslations } from 'next-intl'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import styles from './buying-course.module.scss'

const steps = ['survey', 'trial', 'acceptance', 'operation'] as const

/** The course from the first visit to regular operation, drawn as a route with four stops, and the paper each ends with. */
export function BuyingCourse() {
  const t = useTranslations('ProcurementGuide.pilot')
  return (
    <Section id="pilot" title={t('title')} lead={t('lead')} tone="dark">
      <ol className={styles.course}>
        {steps.map((id) => (
          <li key={id} className={styles.stop}>
            <H3 className={styles.name}>{t(`items.${id}.name`)}</H3>
            <p>{t(`items.${id}.text`)}</p>
            <p className={styles.result}>
              <span className={styles.label}>{t('result')}</span> {t(`items.${id}.result`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
