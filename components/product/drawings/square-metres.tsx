import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** Twenty-seven square metres as squares, with a ring of seats and a bar laid over them. */
export function SquareMetres() {
  return (
    <svg className={`${styles.drawing} ${styles.squareMetres}`} data-wide="" viewBox="0 0 1160 400" aria-hidden="true">
      <KeyMarks
        marks={[
          [1, 400, 88],
          [2, 846, 200],
          [3, 700, 320],
          [4, 1060, 80],
        ]}
      />
    </svg>
  )
}
