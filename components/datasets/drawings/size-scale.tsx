import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import { flow } from '#lib/content/datasets/flow'
import styles from './size-scale.module.scss'

/** 32 × 32 pixels at actual size, to show why the task is hard. */
export function SizeScale() {
  const t = useTranslations('SizeScale')
  const px = flow.smallObjectPx
  return (
    <Figure caption={t('caption', { px })}>
      <div className={styles.scale}>
        {[1, 2, 4].map((times) => (
          <span key={times} className={styles.step} data-times={times}>
            <svg viewBox="0 0 32 32" className={styles.bottle} aria-hidden="true">
              <rect width="32" height="32" className={styles.ground} />
              <path d="M0 19q8-2 16 0t16 0M0 26q8-2 16 0t16 0" className={styles.ripple} />
              <path d="M6 17l13-5 6 1 3-1 .6 2-3 1-5 4-12 3.500q-3-2-2.600-5.500z" className={styles.body} />
            </svg>
            <span className={styles.figure}>
              {t('size', { px: px * times })}
              {times === 1 && <strong>{t('here')}</strong>}
            </span>
          </span>
        ))}
      </div>
    </Figure>
  )
}
