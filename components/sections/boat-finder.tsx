import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AreaText } from '#components/product/area-figure'
import { UnitSwitch } from '#components/product/unit-switch'
import { FinderAnswer } from '#components/sections/finder-answer'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import { H2 } from '#components/ui/heading'
import { SiteLink } from '#components/ui/site-link'
import type { Quantity } from '#lib/content/boats/types'
import { areaBounds, type FinderArea, finderAnswers, finderAreas, finderJobs } from '#lib/content/finder'
import styles from './boat-finder.module.scss'

/** Each size of water from the classes' own bounds, which are given in mu. */
function useAreaNames(): Record<FinderArea, ReactNode> {
  const t = useTranslations('BoatFinder')
  const [small, medium, wide, large] = areaBounds()
  const inMu = (quantity: Quantity) => ({ quantity, unit: 'mu', isRate: false }) as const
  const within = (from: number, to: number) => <AreaText area={inMu({ form: 'range', from, to })} />
  const phrases = { upTo: t('upTo', { area: '{area}' }), over: t('over', { area: '{area}' }) }
  const bound = (end: keyof typeof phrases, value: number) => (
    <AreaText area={inMu({ form: 'exact', value })} phrase={phrases[end]} />
  )
  return {
    small: bound('upTo', small),
    medium: within(small, medium),
    wide: within(medium, wide),
    large: within(wide, large),
    beyond: bound('over', large),
  }
}

/** "Which boat for my water?" Two groups of radio buttons; styles show the answer to both, without any script. */
export function BoatFinder() {
  const t = useTranslations('BoatFinder')
  const areaNames = useAreaNames()
  const [first, ...others] = finderAnswers
  return (
    <section className={styles.finder} id="finder" aria-labelledby="finder-title">
      <div className={styles.body}>
        <div className={styles.ask}>
          <H2 id="finder-title" className={styles.title}>
            {t('title')}
          </H2>
          <p className={styles.lead}>{t('lead')}</p>
          <p className={styles.lead}>
            <SiteLink to="/tools/finder">{t('more')}</SiteLink>
          </p>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('job')}</legend>
            {finderJobs.map((job, index) => (
              <label key={job} className={styles.choice}>
                <input type="radio" name="job" value={job} defaultChecked={index === 0} />
                {t(job)}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.group} data-group="area">
            <legend className={styles.legend}>{t('area')}</legend>
            {finderAreas.map((area, index) => (
              <label key={area} className={styles.choice} data-area={area}>
                <input type="radio" name="area" value={area} defaultChecked={index === 0} />
                {areaNames[area]}
              </label>
            ))}
          </fieldset>
          <div className={styles.units}>
            <UnitSwitch />
          </div>
        </div>
        <div className={styles.answers} role="status" data-quiet="">
          <FinderAnswer answer={first} />
          <DeferUntilInteraction>
            {others.map((answer) => (
              <FinderAnswer key={answer.id} answer={answer} />
            ))}
          </DeferUntilInteraction>
        </div>
      </div>
    </section>
  )
}
