import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { BearingMarks } from '#components/ui/bearing-marks'
import { Picture } from '#components/ui/picture'
import { WholeWords } from '#components/ui/whole-words'
import { company } from '#lib/content/company'
import styles from './testing.module.scss'

const ways = ['water', 'data', 'review', 'sheet'] as const

/** Four ways in which others can check what we say, beside the head that does the seeing. */
export function Testing() {
  const t = useTranslations('AboutPage.testing')
  return (
    <section className={styles.testing} aria-labelledby="testing-title" id="testing">
      <BearingMarks className={styles.picture}>
        <Picture name="mast-dawn" sizes="(min-width: 1280px) 80vw, (min-width: 1024px) 124vw, 100vw" />
      </BearingMarks>
      <div className={styles.copy}>
        <h2 id="testing-title" className={styles.title}>
          <WholeWords>{t('title')}</WholeWords>
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        <dl className={styles.ways}>
          {ways.map((key) => (
            <div key={key} className={styles.way}>
              <dt>{t(`items.${key}.title`)}</dt>
              <dd>
                {t(`items.${key}.text`, {
                  km: company.autonomousDistanceKm,
                  wan: company.autonomousDistanceKm / 10_000,
                })}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.actions}>
          <Action look="text" to="/datasets">
            {t('datasets')}
          </Action>
          <Action look="text" to="/download">
            {t('downloads')}
          </Action>
        </p>
      </div>
    </section>
  )
}
