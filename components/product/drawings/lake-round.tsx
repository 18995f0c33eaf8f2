import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A round of a lake: landing, course, viewpoints, and the margin kept from an island. */
export function LakeRound() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 500" aria-hidden="true">
      <path
        className={styles.water}
        d="M40 250C34 150 110 70 214 58 320 46 352 92 430 84 520 74 612 140 606 246 600 360 530 440 420 448 330 454 300 420 212 430 118 440 46 352 40 250Z"
      />
      <path
        className={styles.body}
        d="M276 214c30-26 92-28 116 4 20 30-4 70-46 76-48 6-96-16-96-46 0-14 12-22 26-34Z"
      />
      <path
        className={styles.limit}
        d="M246 190c46-44 146-46 178 8 30 54-10 116-76 124-70 8-140-28-138-74 0-24 14-38 36-58Z"
      />
      <path
        className={styles.track}
        pathLength={1}
        d="M172 436C96 400 72 320 78 250 84 160 150 100 232 96 318 92 350 130 432 122 508 116 572 172 568 252 562 346 504 408 416 412 324 414 286 384 214 392 196 396 184 408 182 432"
      />
      <path className={styles.line} d="M146 440h64v18h-64zM160 458v22M196 458v22" />
      <g className={styles.solid}>
        <circle cx="232" cy="96" r="8" />
        <circle cx="568" cy="252" r="8" />
        <circle cx="84" cy="300" r="8" />
      </g>
      <KeyMarks
        marks={[
          [1, 120, 464],
          [2, 416, 412],
          [3, 536, 252],
          [4, 424, 200],
        ]}
      />
    </svg>
  )
}
