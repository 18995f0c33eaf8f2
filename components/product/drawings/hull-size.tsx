import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A small twin hull in plan and from the side, with the four measures that decide where it can go. */
export function HullSize() {
  return (
    <svg className={`${styles.drawing} ${styles.hullSize}`} data-wide="" viewBox="0 0 1280 390" aria-hidden="true">
      <KeyMarks
        marks={[
          [1, 264, 338],
          [2, 530, 172],
          [3, 1152, 176],
          [4, 1208, 248],
        ]}
      />
    </svg>
  )
}
