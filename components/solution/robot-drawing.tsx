import { ChartMarks } from '#components/solution/chart-marks'
import styles from './chart.module.scss'

interface RobotDrawingProps {
  alt: string
  labels: Record<'boat' | 'line' | 'dock' | 'cloud' | 'people', string>
}

/** A lake from above: lines covered and to come, the berth, the cloud and people ashore. */
export function RobotDrawing({ alt, labels }: RobotDrawingProps) {
  return (
    <svg className={`${styles.chart} ${styles.cleaningSystem}`} viewBox="0 0 1200 620" role="img" aria-label={alt}>
      <ChartMarks
        marks={[
          { x: 786, y: 316, label: labels.boat },
          { x: 330, y: 206, label: labels.line },
          { x: 924, y: 528, label: labels.dock },
          { x: 1082, y: 40, label: labels.cloud },
          { x: 1144, y: 344, label: labels.people },
        ]}
      />
    </svg>
  )
}
