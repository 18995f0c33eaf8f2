import styles from './drawing.module.scss'

/** The cleaning bow from above: arms, mesh, basket. */
export function BowCleaning() {
  return <svg className={`${styles.drawing} ${styles.bowCleaning}`} viewBox="0 0 520 260" aria-hidden="true" />
}
