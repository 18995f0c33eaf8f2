import { useLocale, useTranslations } from 'next-intl'
import { FinderAnswer } from '#components/sections/finder-answer'
import { WholeWords } from '#components/ui/whole-words'
import { areaBounds, type FinderArea, finderAnswers, finderAreas, finderJobs } from '#lib/content/finder'
import styles from './boat-finder.module.scss'

/** The words for each size of water, from the classes' own bounds. */
function useAreaNames(): Record<FinderArea, string> {
  const t = useTranslations('BoatFinder')
  const [small, medium, wide, large] = areaBounds(useLocale())
  return {
    small: t('upTo', { to: small }),
    medium: t('between', { from: small, to: medium }),
    wide: t('between', { from: medium, to: wide }),
    large: t('between', { from: wide, to: large }),
    beyond: t('over', { from: large }),
  }
}

/**
 * "Which boat for my water?" Two groups of radio buttons; the styles show the one answer that belongs to both choices,
 * so it works before and without any script.
 */
export function BoatFinder() {
  const t = useTranslations('BoatFinder')
  const areaNames = useAreaNames()
  return (
    <section className={styles.finder} id="finder" aria-labelledby="finder-title">
      <div className={styles.body}>
        <div className={styles.ask}>
          <h2 id="finder-title" className={styles.title}>
            <WholeWords>{t('title')}</WholeWords>
          </h2>
          <p className={styles.lead}>{t('lead')}</p>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('job')}</legend>
            {finderJobs.map((job, index) => (
              <label key={job} className={styles.choice}>
                <input className={styles.radio} type="radio" name="job" value={job} defaultChecked={index === 0} />
                <span>{t(job)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.group} data-group="area">
            <legend className={styles.legend}>{t('area')}</legend>
            {finderAreas.map((area, index) => (
              <label key={area} className={styles.choice} data-area={area}>
                <input className={styles.radio} type="radio" name="area" value={area} defaultChecked={index === 0} />
                <span>{areaNames[area]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.answers} role="status">
          {finderAnswers.map((answer) => (
            <FinderAnswer key={answer.id} answer={answer} />
          ))}
        </div>
      </div>
    </section>
  )
}
