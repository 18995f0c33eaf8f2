import { useTranslations } from 'next-intl'
import { SourceNote } from '#components/datasets/page/source-note'
import { SiteLink } from '#components/ui/site-link'
import styles from './source-legend.module.scss'

const confidences = ['primary', 'secondary', 'restated', 'own'] as const

/** How the marks beside the facts are to be read: once, on the page of all datasets; chapters link it. */
export function SourceLegend() {
  const t = useTranslations('DatasetSources')
  return (
    <aside className={styles.legend} id="sources" aria-label={t('legend.title')}>
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

/** The way to the legend from a chapter. */
export function SourceLegendLink() {
  const t = useTranslations('DatasetSources')
  return (
    <p className={styles.way}>
      <SiteLink to="/datasets" anchor="sources">
        {t('legend.title')}
      </SiteLink>
    </p>
  )
}
