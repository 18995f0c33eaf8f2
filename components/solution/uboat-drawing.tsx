import { ChartMarks } from '#components/solution/chart-marks'
import styles from './chart.module.scss'

interface UboatDrawingProps {
  alt: string
  labels: Record<'loop' | 'boats' | 'pier' | 'watch' | 'guest', string>
}

/** A scenic water from above: the loop round the island, three boats apart, the pier with its two sides, the watch. */
export function UboatDrawing({ alt, labels }: UboatDrawingProps) {
  return (
    <svg className={`${styles.chart} ${styles.tourBoatSystem}`} viewBox="0 0 1200 620" role="img" aria-label={alt}>
      <ChartMarks
        marks={[
          { x: 888, y: 150, label: labels.loop },
          { x: 700, y: 60, label: labels.boats },
          { x: 676, y: 566, label: labels.pier },
          { x: 180, y: 580, label: labels.watch, before: true },
          { x: 376, y: 590, label: labels.guest, before: true },
        ]}
      />
    </svg>
  )
}
