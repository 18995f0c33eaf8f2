import { KeyMark } from '#components/product/drawings/key-mark'
import styles from './drawing.module.scss'

// Three rows of nine: one square a square metre, so that 27 can be counted. The real outline is not given.
const squares =
  'M20 20h60v60h-60zM80 20h60v60h-60zM140 20h60v60h-60zM200 20h60v60h-60zM260 20h60v60h-60zM320 20h60v60h-60zM380 20h60v60h-60zM440 20h60v60h-60zM500 20h60v60h-60zM20 80h60v60h-60zM80 80h60v60h-60zM140 80h60v60h-60zM200 80h60v60h-60zM260 80h60v60h-60zM320 80h60v60h-60zM380 80h60v60h-60zM440 80h60v60h-60zM500 80h60v60h-60zM20 140h60v60h-60zM80 140h60v60h-60zM140 140h60v60h-60zM200 140h60v60h-60zM260 140h60v60h-60zM320 140h60v60h-60zM380 140h60v60h-60zM440 140h60v60h-60zM500 140h60v60h-60z'

/** Twenty-seven square metres as squares, with a ring of seats and a bar laid over them. */
export function SquareMetres() {
  return (
    <svg className={styles.drawing} viewBox="0 0 580 220" role="presentation">
      <path className={styles.thin} d={squares} />
      <path
        className={styles.litFill}
        d="M150 32h126c30 0 48 14 48 38v80c0 24-18 38-48 38H150v-44h104c14 0 22-6 22-18V94c0-12-8-18-22-18H150z"
      />
      <path className={styles.litFill} d="M384 84h78v52h-78z" />
      <circle className={styles.line} cx="212" cy="110" r="15" />
      <KeyMark number={1} x={200} y={54} />
      <KeyMark number={2} x={423} y={110} />
      <KeyMark number={3} x={350} y={170} />
      <KeyMark number={4} x={530} y={50} />
    </svg>
  )
}
