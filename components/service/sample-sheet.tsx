import { useTranslations } from 'next-intl'
import styles from './sample-sheet.module.scss'

const missions = ['one', 'two', 'three', 'four'] as const

/** The day of the sample report as its sheet shows it: each mission's time, the share of its route as a bar, and what happened. */
export function SampleSheet() {
  const t = useTranslations('SampleReport')
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{t('mark')}</span>
        <span className={styles.title}>{t('title')}</span>
        <span className={styles.notice}>{t('notice')}</span>
      </figcaption>
      <ol className={styles.missions}>
        {missions.map((id) => (
          <li key={id} className={styles.mission}>
            <span className={styles.time}>{t(`rows.${id}.time`)}</span>
            <span>{t(`rows.${id}.mission`)}</span>
            <span className={styles.share}>{t(`rows.${id}.route`)}</span>
            <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Number.parseInt(t(`rows.${id}.route`), 10)} height="4" />
            </svg>
            <span className={styles.note}>{t(`rows.${id}.note`)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.summary}>{t('summaryText')}</p>
    </figure>
  )
}
