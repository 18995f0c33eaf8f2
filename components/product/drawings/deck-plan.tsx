import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A work platform from above: cabin, the crane that swings as the reader passes, cargo, push knees. Not to scale. */
export function DeckPlan() {
  return (
    <svg className={`${styles.drawing} ${styles.deckPlan}`} data-wide="" viewBox="0 0 1280 460" aria-hidden="true">
      <g className={styles.boom}>
        <path className={styles.track} d="M560 230 700 104" />
        <circle className={styles.solid} cx="700" cy="104" r="8" />
      </g>
      <circle className={styles.body} cx="560" cy="230" r="24" />
      <KeyMarks
        marks={[
          [1, 320, 152],
          [2, 478, 150],
          [3, 870, 340],
          [4, 1186, 230],
        ]}
      />
    </svg>
  )
}
