import { useLocale, useTranslations } from 'next-intl'
import { ThreeColumnTable } from '#components/sections/three-column-table'
import { BuyingCourse } from '#components/service/buying-course'
import { SampleSheet } from '#components/service/sample-sheet'
import { Section } from '#components/ui/section'
import { sampleReports } from '#lib/content/sample-reports'
import styles from './procurement-guide.module.scss'

const costs = ['boats', 'shore', 'start', 'year', 'people'] as const
const plans = ['purchase', 'lease', 'service'] as const
const checks = ['route', 'obstacle', 'link', 'battery', 'stop', 'report'] as const

/** What a buyer has to put into a tender and a budget: the course, acceptance, cost rows, ways to buy, a sample report. */
export function ProcurementGuide() {
  const t = useTranslations('ProcurementGuide')
  const locale = useLocale()
  const report = sampleReports.find(({ language }) => language === locale)
  return (
    <>
      <BuyingCourse />
      <ThreeColumnTable
        id="acceptance"
        title={t('acceptance.title')}
        lead={t('acceptance.lead')}
        columns={[t('acceptance.item'), t('acceptance.shown'), t('acceptance.agreed')]}
        rows={checks.map((id) => ({
          id,
          name: t(`acceptance.rows.${id}.name`),
          first: t(`acceptance.rows.${id}.shown`),
          second: t(`acceptance.rows.${id}.agreed`),
        }))}
      />
      <ThreeColumnTable
        id="cost"
        title={t('cost.title')}
        lead={t('cost.note')}
        columns={[t('cost.item'), t('cost.covers'), t('cost.decides')]}
        rows={costs.map((id) => ({
          id,
          name: t(`cost.rows.${id}.name`),
          first: t(`cost.rows.${id}.covers`),
          second: t(`cost.rows.${id}.decides`),
        }))}
      />
      <Section id="plans" title={t('plans.title')} lead={t('plans.lead')} tone="paper">
        <dl className={styles.plans}>
          {plans.map((id) => (
            <div key={id} className={styles.plan}>
              <dt>{t(`plans.items.${id}.name`)}</dt>
              <dd>{t(`plans.items.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="report" title={t('report.title')} lead={t('report.text')}>
        <div className={styles.report}>
          <SampleSheet />
          <div className={styles.platform}>
            {report && (
              <a className={styles.open} href={`/downloads/${report.file}`}>
                {t('report.open')}
              </a>
            )}
            <h3 className={styles.name}>{t('integration.title')}</h3>
            <p>{t('integration.text')}</p>
          </div>
        </div>
      </Section>
    </>
  )
}
