import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A small twin hull in plan and from the side, with the four measures that decide where it can go. */
export function HullSize() {
  return (
    <svg className={styles.drawing} data-wide="" viewBox="0 0 1280 390" aria-hidden="true">
      <path
        className={styles.body}
        d="M86 46h262c52 0 96 22 118 46 6 8 2 14-8 14H342v132h116c10 0 14 6 8 14-22 24-66 46-118 46H86c-16 0-26-10-26-26V72c0-16 10-26 26-26Z"
      />
      <path className={styles.thin} d="M342 106h-66v132h66M286 118h46v108h-46zM110 82h130v180H110zM60 172h50" />
      <path className={styles.line} d="M458 98c18-6 30-18 36-34M458 246c18 6 30 18 36 34" />
      <path className={styles.thin} d="M60 320v34M468 320v34M60 338h408M512 46h34M512 298h34M530 46v252" />
      <path className={styles.water} d="M640 226h620v96H640z" />
      <path
        className={styles.body}
        d="M700 152c0-16 8-24 24-26l256-6c62 0 112 26 142 58 8 8 4 14-2 22l-34 56c-6 10-14 14-26 14H738c-16 0-24-8-26-22Z"
      />
      <path
        className={styles.thin}
        d="M640 226h620M1130 120h40M1130 270h40M1152 120v150M1208 226v44M1196 270h24M712 186h380"
      />
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
