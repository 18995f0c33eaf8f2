import { useTranslations } from 'next-intl'
import { ChartMarks } from '#components/solution/chart-marks'
import styles from './chart.module.scss'

/** A scenic water from above: the loop round the island, three boats apart, the pier with its two sides, the watch. */
export function UboatDrawing() {
  const t = useTranslations('UboatSolution.drawing')
  return (
    <svg className={`${styles.chart} ${styles.tourBoatSystem}`} viewBox="0 0 1200 620" role="img" aria-label={t('alt')}>
      <ChartMarks
        marks={[
          { x: 888, y: 150, label: t('loop') },
          { x: 700, y: 60, label: t('boats') },
          { x: 676, y: 566, label: t('pier') },
          { x: 180, y: 580, label: t('watch'), before: true },
          { x: 376, y: 590, label: t('guest'), before: true },
        ]}
      />
    </svg>
  )
}
