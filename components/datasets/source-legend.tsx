import { useTranslations } from 'next-intl'
import { SourceNote } from '#components/datasets/source-note'
import styles from './source-legend.module.scss'

const confidences = ['primary', 'secondary', 'restated'] as const

/** How the marks beside the facts are to be read. */
export function SourceLegend() {
  const t = useTranslations('DatasetSources')
  return (
    <aside className={styles.legend} aria-label={t('legend.title')}>
      <p>{t('legend.text')}</p>
      <dl className={styles.marks}>
        {confidences.map((confidence) => (
          <div key={confidence}>
            <dt>
              <SourceNote origin={{ confidence, sources: [] }} />
            </dt>
            <dd>{t(`legend.${confidence}`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
