import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import styles from './job-chart.module.scss'
import track from './job-track.module.scss'

const marks = [1, 2, 3, 4, 5, 6] as const

/**
 * The job from above: a lake, the berth and the track line, drawn by scrolling. Hidden from assistive technology: the six steps say
 * the same.
 */
export function JobChart({ className }: { className?: string }) {
  return (
    <div className={[styles.chart, className].filter(Boolean).join(' ')} aria-hidden="true">
      <DeferUntilInteraction>
        {/* biome-ignore lint/performance/noImgElement: a drawing of our own, small and sharp at every size */}
        <img className={styles.lake} src="/drawings/job-lake.svg" alt="" loading="lazy" decoding="async" />
        <JobTrack />
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} data-mark={mark}>
            {mark}
          </span>
        ))}
        <span className={styles.place}>
          <svg className={styles.boat} viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
            <path d="M-12-7H2c6 0 10 3 12 7-2 4-6 7-12 7h-14Z" />
          </svg>
        </span>
      </DeferUntilInteraction>
    </div>
  )
}

/** The boat's course in the order it is sailed, one straight or one turn a leg. */
const legs = [
  ...['out', 'row-1', 'turn-1', 'row-2', 'turn-2', 'row-3'],
  ...['home', 'berth', 'rest-3', 'turn-3', 'row-4', 'turn-4', 'row-5'],
] as const

/** The job's track line on the chart: the whole wake, and the line drawn over it as the job proceeds. */
function JobTrack() {
  return legs.map((leg) => (
    <span key={leg} className={track.leg} data-leg={leg}>
      <span>
        <span />
      </span>
    </span>
  ))
}
