import styles from './job-track.module.scss'

/** The boat's course in the order it is sailed, one straight or one turn a leg. */
const legs = [
  ...['out', 'row-1', 'turn-1', 'row-2', 'turn-2', 'row-3'],
  ...['home', 'berth', 'rest-3', 'turn-3', 'row-4', 'turn-4', 'row-5'],
] as const

/** The track line on the job's chart: the wake of the whole course, and the line that is drawn over it as the job goes on. */
export function JobTrack() {
  return legs.map((leg) => (
    <span key={leg} className={styles.leg} data-leg={leg}>
      <span>
        <span />
      </span>
    </span>
  ))
}
