import { useTranslations } from 'next-intl'
import { MovingWater, PauseWater } from '#components/moving-water/moving-water'
import { useCompanyFigures } from '#components/sections/company-figures.ts'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import styles from './company-plate.module.scss'

/** The company in five figures (FACT-C0), under an early morning: the sky is where the heading stands. */
export function CompanyPlate() {
  const t = useTranslations('CompanyPlate')
  const entries = useCompanyFigures()
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
        <DataPlate className={styles.plate} entries={entries} />
        <Action className={styles.link} to="/aboutus" look="text">
          {t('link')}
        </Action>
      </div>
    </section>
  )
}
