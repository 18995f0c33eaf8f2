import { ChartMark } from '#components/solution/chart-mark'
import styles from './chart.module.scss'

interface RobotDrawingProps {
  alt: string
  labels: Record<'boat' | 'line' | 'dock' | 'cloud' | 'people', string>
}

/** A lake from above: lines covered and to come, the berth, the cloud and people ashore. */
export function RobotDrawing({ alt, labels }: RobotDrawingProps) {
  return (
    <svg className={`${styles.chart} ${styles.cleaningSystem}`} viewBox="0 0 1200 620" role="img" aria-label={alt}>
      <ChartMark number={1} x={786} y={316} label={labels.boat} />
      <ChartMark number={2} x={330} y={206} label={labels.line} />
      <ChartMark number={3} x={924} y={528} label={labels.dock} />
      <ChartMark number={4} x={1082} y={40} label={labels.cloud} />
      <ChartMark number={5} x={1144} y={344} label={labels.people} side="end" />
    </svg>
  )
}
