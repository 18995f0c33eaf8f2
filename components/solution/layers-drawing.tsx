import { useTranslations } from 'next-intl'
import { ChartMarks } from '#components/solution/chart-marks'
import styles from './chart.module.scss'

/** From below; the order of their numbers. */
const layers = ['water', 'shore', 'cloud', 'people'] as const

/** Height of each layer's middle on the drawing. */
const middle = { water: 590, shore: 430, cloud: 270, people: 110 }

/** The system in four layers, one above the other: water, shore, cloud, people. */
export function LayersDrawing() {
  const t = useTranslations('WaterSolution.drawing')
  return (
    <svg className={`${styles.chart} ${styles.waterLayers}`} viewBox="0 0 1200 700" role="img" aria-label={t('alt')}>
      <ChartMarks marks={layers.map((layer) => ({ x: 980, y: middle[layer], label: t(layer) }))} />
    </svg>
  )
}
