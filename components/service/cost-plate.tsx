import { useTranslations } from 'next-intl'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import styles from './cost-plate.module.scss'

const costs = ['boats', 'shore', 'start', 'year', 'people'] as const
const plans = ['purchase', 'lease', 'service'] as const

/** What a project costs as the sum it is, each part with what decides it, and the three ways to pay for it. */
export function CostPlate() {
  const t = useTranslations('ProcurementGuide')
  return (
    <Section id="cost" title={t('cost.title')} lead={t('cost.note')} tone="paper">
      <dl className={styles.sum}>
        {costs.map((id) => (
          <div key={id} className={styles.part}>
            <dt className={styles.name}>{t(`cost.rows.${id}.name`)}</dt>
            <dd>{t(`cost.rows.${id}.covers`)}</dd>
            <dd className={styles.decides}>{t(`cost.rows.${id}.decides`)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways} id="plans">
        <div className={styles.head}>
          <H3 className={styles.title}>{t('plans.title')}</H3>
          <p>{t('plans.lead')}</p>
        </div>
        <dl className={styles.plans}>
          {plans.map((id) => (
            <div key={id} className={styles.plan}>
              <dt>{t(`plans.items.${id}.name`)}</dt>
              <dd>{t(`plans.items.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
