import { JobTrack } from '#components/job/job-track'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import styles from './job-chart.module.scss'

const marks = [1, 2, 3, 4, 5, 6] as const

/**
 * The job from above: a lake, the berth, and the track line of one job: out, back and forth, home when the basket is
 * full, and back to where it stopped. Its course is drawn by scrolling, and becomes elements then. It says what the six steps say, so it is hidden from assistive technology.
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
