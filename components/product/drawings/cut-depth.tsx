import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A section through the water: the boat goes right, standing weed ahead, the two depths between which it cuts, and
 * the cut itself, which goes from one to the other as the reader passes. */
export function CutDepth() {
  return (
    <svg className={`${styles.drawing} ${styles.cutDepth}`} viewBox="0 0 640 540" aria-hidden="true">
      <path className={styles.cut} d="M306 440H640" />
      <KeyMarks
        marks={[
          [1, 440, 140],
          [2, 560, 190],
          [3, 580, 440],
          [4, 182, 258],
        ]}
      />
    </svg>
  )
}
