import { useFormatter, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { Section } from '#components/ui/section'
import { company } from '#lib/content/company'
import styles from './company-plate.module.scss'

/** The company in five figures (facts C0). */
export function CompanyPlate() {
  const t = useTranslations('CompanyPlate')
  const format = useFormatter()
  return (
    <Section id="company" title={t('title')} tone="paper">
      <div className={styles.body}>
        <DataPlate
          className={styles.plate}
          entries={[
            { id: 'founded', label: t('founded'), figure: `${company.founded}`, unit: t('foundedUnit') },
            {
              id: 'staff',
              label: t('staff'),
              prefix: t('about'),
              figure: format.number(company.staffAbout),
              unit: t('staffUnit'),
            },
            {
              id: 'units',
              label: t('units'),
              prefix: t('nearly'),
              figure: format.number(company.unitsShippedNearly),
              unit: t('unitsUnit'),
            },
            {
              id: 'waters',
              label: t('waters'),
              figure: t('over', { count: company.watersOver }),
              unit: t('watersUnit'),
              note: t('watersNote', { countries: company.countries }),
            },
            {
              id: 'patents',
              label: t('patents'),
              figure: t('over', { count: company.inventionPatentsOver }),
              unit: t('patentsUnit'),
            },
          ]}
        />
        <Action className={styles.link} to="/aboutus" look="text">
          {t('link')}
        </Action>
      </div>
    </Section>
  )
}
