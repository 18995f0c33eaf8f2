import { useLocale, useTranslations } from 'next-intl'
import { SampleSheet } from '#components/service/sample-sheet'
import { H2, H3 } from '#components/ui/heading'
import { sampleReports } from '#lib/content/sample-reports'
import styles from './daily-report.module.scss'

/** The paper of every working day, its sheet beside what it is and what becomes of its data. */
export function DailyReport() {
  const t = useTranslations('ProcurementGuide')
  const locale = useLocale()
  const report = sampleReports.find(({ language }) => language === locale)
  return (
    <section className={styles.section} id="report" data-tone="dark">
      <div className={styles.words}>
        <H2 className={styles.title}>{t('report.title')}</H2>
        <p>{t('report.text')}</p>
        {report && (
          <a className={styles.open} href={`/downloads/${report.file}`}>
            {t('report.open')}
          </a>
        )}
        <H3 className={styles.name}>{t('integration.title')}</H3>
        <p>{t('integration.text')}</p>
      </div>
      <SampleSheet />
    </section>
  )
}
