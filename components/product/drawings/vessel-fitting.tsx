import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** Somebody else's vessel from the side: where mast, helm display, computer and steering interface go. */
export function VesselFitting() {
  return (
    <svg className={`${styles.drawing} ${styles.vesselFitting}`} data-wide="" viewBox="0 0 1280 460" aria-hidden="true">
      <KeyMarks
        marks={[
          [1, 632, 46],
          [2, 694, 160],
          [3, 446, 318],
          [4, 128, 392],
        ]}
      />
    </svg>
  )
}
