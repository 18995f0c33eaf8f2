import styles from './unit-reading.module.scss'

/**
 * The same area twice, in mu and metric. Where the page has a unit switch the chosen one shows; where it has none, both.
 */
export function UnitReading({ mu, metric }: { mu: string; metric: string }) {
  return (
    <>
      <span className={styles.mu}>{mu}</span>
      <span className={styles.both} aria-hidden="true">
        {' / '}
      </span>
      <span className={styles.metric}>{metric}</span>
    </>
  )
}
