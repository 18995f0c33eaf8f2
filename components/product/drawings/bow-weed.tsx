import styles from './drawing.module.scss'

/** The weed bow from above: cutter frame ahead, conveyor, hold. */
export function BowWeed() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 260" aria-hidden="true">
      <path
        className={styles.body}
        d="M40 40h230c52 0 96 14 126 38 6 6 4 12-6 12H270v80h120c10 0 12 6 6 12-30 24-74 38-126 38H40Z"
      />
      <path className={styles.litFill} d="M130 92h118v76H130z" />
      <path
        className={styles.thin}
        d="M248 96h150v68H248M272 96v68M296 96v68M320 96v68M344 96v68M368 96v68M64 64h48v132H64z"
      />
      <path className={styles.line} d="M330 84 456 44M330 176l126 40M456 36v188" />
      <path
        className={styles.line}
        d="M456 44l18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8 18 8-18 8"
      />
      <path className={styles.thin} d="M140 104l26 18M160 150l30-22M190 108l28 30M206 158l30-20M150 132l22 6" />
    </svg>
  )
}
