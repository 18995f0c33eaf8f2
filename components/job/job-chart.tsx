import { JobTrack } from '#components/job/job-track'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import styles from './job-chart.module.scss'

const shore =
  'M66 352C34 268 36 128 86 68S232 24 332 28 506 12 560 62s44 152 32 226-66 96-152 98-166-12-234 2-118 20-140-36Z'
const marks = [1, 2, 3, 4, 5, 6] as const

/**
 * The job from above: a lake, the berth, and the track line of one job: out, back and forth, home when the basket is
 * full, and back to where it stopped. Its course is drawn by scrolling, and becomes elements then. It says what the six steps say, so it is hidden from assistive technology.
 */
export function JobChart({ className }: { className?: string }) {
  return (
    <div className={[styles.chart, className].filter(Boolean).join(' ')} aria-hidden="true">
      <DeferUntilInteraction>
        <svg className={styles.lake} viewBox="0 0 600 400" aria-hidden="true" focusable="false">
          <path className={styles.shore} d={shore} />
          {[0.86, 0.7, 0.54].map((scale) => (
            <path
              key={scale}
              className={styles.depth}
              d={shore}
              transform={`translate(312 206) scale(${scale}) translate(-312 -206)`}
            />
          ))}
          <path className={styles.pier} d="M20 328h70v24H20M34 328v24M48 328v24M62 328v24M76 328v24" />
        </svg>
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
