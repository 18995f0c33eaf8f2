import { KeyMark } from '#components/product/drawings/key-mark'
import styles from './drawing.module.scss'

/** From above: the boat with both arms open, the width of one pass, and the next pass beside it. */
export function SweepWidth() {
  return (
    <svg className={styles.drawing} data-wide="" viewBox="0 0 1280 460" role="presentation">
      <path className={styles.litFill} d="M0 60h772v168H0z" />
      <path className={styles.water} d="M0 232h1280v168H0z" />
      <path className={styles.limit} d="M0 60h1280M0 228h1280M0 400h1280" />
      <path
        className={styles.body}
        d="M452 120h150c16 0 28 8 34 24-6 16-18 24-34 24H452c-8 0-14-6-14-14v-20c0-8 6-14 14-14Z"
      />
      <path className={styles.thin} d="M466 128h58v32h-58zM540 132h70v24h-70z" />
      <path
        className={styles.line}
        d="M622 128 772 60M622 160l150 68M632 123l8 12M662 109l8 12M692 96l8 12M722 82l8 12M632 165l8-12M662 179l8-12M692 192l8-12M722 206l8-12"
      />
      <g className={styles.quietFill}>
        <circle cx="700" cy="150" r="4" />
        <circle cx="736" cy="124" r="5" />
        <circle cx="770" cy="176" r="4" />
        <circle cx="820" cy="100" r="5" />
        <circle cx="858" cy="190" r="4" />
        <circle cx="906" cy="136" r="5" />
        <circle cx="960" cy="86" r="4" />
        <circle cx="1010" cy="168" r="5" />
        <circle cx="1084" cy="118" r="4" />
        <circle cx="1160" cy="196" r="5" />
        <circle cx="1214" cy="92" r="4" />
        <circle cx="900" cy="300" r="5" />
        <circle cx="1040" cy="350" r="4" />
        <circle cx="640" cy="330" r="5" />
        <circle cx="380" cy="282" r="4" />
        <circle cx="180" cy="352" r="5" />
        <circle cx="1180" cy="270" r="4" />
      </g>
      <path className={styles.track} pathLength={1} d="M640 144H1180c56 0 56 172 0 172H40" />
      <path className={styles.line} d="M240 60v168M228 76l12-16 12 16M228 212l12 16 12-16" />
      <KeyMark number={1} x={240} y={144} />
      <KeyMark number={2} x={788} y={60} />
      <KeyMark number={3} x={575} y={190} />
      <KeyMark number={4} x={240} y={316} />
    </svg>
  )
}
