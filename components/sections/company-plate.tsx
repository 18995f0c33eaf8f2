import { useFormatter, useTranslations } from 'next-intl'
import { usePatentLabel } from '#components/about/patent-label.ts'
import { MovingWater, PauseWater } from '#components/moving-water/moving-water'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { company } from '#lib/content/company'
import styles from './company-plate.module.scss'

/** The company in five figures (FACT-C0), under an early morning: the sky is where the heading stands. */
export function CompanyPlate() {
  const t = useTranslations('CompanyPlate')
  const patents = usePatentLabel()
  const format = useFormatter()
  return (
    <section className={styles.company} id="company">
      <div className={styles.stage}>
        <Picture className={styles.picture} name="home-dawn" sizes="(min-width: 768px) 100vw, 160vw" />
        <MovingWater scene="home-dawn" className={styles.picture} />
        <PauseWater scene="home-dawn" />
        <div className={styles.head}>
          <H2 className={styles.title}>{t('title')}</H2>
        </div>
      </div>
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
              label: patents,
              figure: t('over', { count: company.inventionPatentsOver }),
              unit: t('patentsUnit'),
            },
          ]}
        />
        <Action className={styles.link} to="/aboutus" look="text">
          {t('link')}
        </Action>
      </div>
    </section>
  )
}
