import styles from './drawing.module.scss'

/** The weed bow from above: cutter frame ahead, conveyor, hold. */
export function BowWeed() {
  return <svg className={`${styles.drawing} ${styles.bowWeed}`} viewBox="0 0 520 260" aria-hidden="true" />
}
