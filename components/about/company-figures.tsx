import { useTranslations } from 'next-intl'
import { usePatentLabel } from '#components/about/patent-label.ts'
import { H2 } from '#components/ui/heading'
import { company } from '#lib/content/company'
import styles from './company-figures.module.scss'

const rows = [
  ['founded', company.founded],
  ['staff', company.staffAbout],
  ['units', company.unitsShippedNearly],
  ['waters', company.watersOver],
  ['countries', company.countries],
  ['patents', company.inventionPatentsOver],
] as const

/** The company's figures as a ledger: one a line, as large as the line allows. */
export function CompanyFigures() {
  const t = useTranslations('AboutPage.ledger')
  const patents = usePatentLabel()
  return (
    <section className={styles.ledger} aria-labelledby="ledger-title" id="ledger">
      <H2 id="ledger-title" className={styles.title}>
        {t('title')}
      </H2>
      <dl className={styles.rows}>
        {rows.map(([key, value]) => (
          <div key={key} className={styles.row}>
            <dt className={styles.label}>{key === 'patents' ? patents : t(`${key}.label`)}</dt>
            <dd className={styles.value}>
              <span className={styles.figure}>{t(`${key}.figure`, { value })}</span>{' '}
              <span className={styles.unit}>{t(`${key}.unit`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
