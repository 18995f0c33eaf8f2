import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

// Three rows of nine: one square a square metre, so that 27 can be counted. The real outline is not given.
const squares =
  'M40 20h120v120h-120zM160 20h120v120h-120zM280 20h120v120h-120zM400 20h120v120h-120zM520 20h120v120h-120zM640 20h120v120h-120zM760 20h120v120h-120zM880 20h120v120h-120zM1000 20h120v120h-120zM40 140h120v120h-120zM160 140h120v120h-120zM280 140h120v120h-120zM400 140h120v120h-120zM520 140h120v120h-120zM640 140h120v120h-120zM760 140h120v120h-120zM880 140h120v120h-120zM1000 140h120v120h-120zM40 260h120v120h-120zM160 260h120v120h-120zM280 260h120v120h-120zM400 260h120v120h-120zM520 260h120v120h-120zM640 260h120v120h-120zM760 260h120v120h-120zM880 260h120v120h-120zM1000 260h120v120h-120z'

/** Twenty-seven square metres as squares, with a ring of seats and a bar laid over them. */
export function SquareMetres() {
  return (
    <svg className={styles.drawing} data-wide="" viewBox="0 0 1160 400" aria-hidden="true">
      <path className={styles.thin} d={squares} />
      <path
        className={styles.litFill}
        d="M300 44h252c60 0 96 28 96 76v160c0 48-36 76-96 76H300v-88h208c28 0 44-12 44-36v-64c0-24-16-36-44-36H300z"
      />
      <path className={styles.litFill} d="M768 148h156v104H768z" />
      <circle className={styles.line} cx="404" cy="200" r="30" />
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
