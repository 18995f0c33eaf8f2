import { useTranslations } from 'next-intl'
import { ChartMarks } from '#components/solution/chart-marks'
import styles from './chart.module.scss'

/** A lake from above: lines covered and to come, the berth, the cloud and people ashore. */
export function RobotDrawing() {
  const t = useTranslations('RobotSolution.drawing')
  return (
    <svg className={`${styles.chart} ${styles.cleaningSystem}`} viewBox="0 0 1200 620" role="img" aria-label={t('alt')}>
      <ChartMarks
        marks={[
          { x: 786, y: 316, label: t('boat') },
          { x: 330, y: 206, label: t('line') },
          { x: 924, y: 528, label: t('dock') },
          { x: 1082, y: 40, label: t('cloud') },
          { x: 1144, y: 344, label: t('people') },
        ]}
      />
    </svg>
  )
}
