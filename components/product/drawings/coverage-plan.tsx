import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

// The back-and-forth course over one lake, computed once by scan lines that step round two buoys; in
// steps, many of which are alike, so that they pack well.
const course =
  'M160 89h104c68 0 68 21 56 21h-193c-29 0-29 21-17 21h281c97 0 97 21 85 21h-375c-16 0-16 21-4 21h316a24 24 0 0 1 34 0h69c42 0 42 21 30 21h-92a24 24 0 0 1 -48 0h-310c-12 0-12 21 0 21h475c31 0 31 21 19 21h-492c-12 0-12 21 1 21h503c19 0 19 21 7 21h-507c-12 0-12 21 6 21h501c12 0 12 21-7 21h-483c-12 0-12 21 18 21h79a19 19 0 0 1 38 0h331c12 0 12 21-30 21h-311a19 19 0 0 1 -18 0h-64c-12 0-12 21 31 21h307c12 0 12 21-66 21h-210c-12 0-12 21 38 21h123c35 0 27 27 7 31'

/** A lake from above: dock, boundary, the course pass beside pass, and what it goes round. */
export function CoveragePlan() {
  return (
    <svg className={`${styles.drawing} ${styles.coveragePlan}`} viewBox="30 30 640 480" aria-hidden="true">
      <path className={styles.track} d={course} pathLength={1} />
      <circle className={styles.solid} cx="430" cy="190" r="9" />
      <circle className={styles.solid} cx="235" cy="345" r="7" />
      <path className={styles.line} d="M366 458h52v26h-52z" />
      <path className={styles.thin} d="M392 484v16M430 181l34 -62M92 320l-22 58" />
      <KeyMarks
        marks={[
          [1, 348, 494],
          [2, 66, 394],
          [3, 300, 236],
          [4, 470, 106],
        ]}
      />
    </svg>
  )
}
