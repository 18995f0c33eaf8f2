import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A work platform from above: cabin, the circle the crane may swing, cargo, push knees. Not to scale. */
export function DeckPlan() {
  return (
    <svg className={`${styles.drawing} ${styles.deckPlan}`} data-wide="" viewBox="0 0 1280 460" aria-hidden="true">
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
