import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** Somebody else's vessel from the side: where mast, helm display, computer and steering interface go. */
export function VesselFitting() {
  return (
    <svg className={styles.drawing} data-wide="" viewBox="0 0 1280 460" aria-hidden="true">
      <path className={styles.water} d="M0 330h1280v110H0z" />
      <path className={styles.body} d="M120 262h980c46 0 88-14 124-34-18 66-60 132-130 132H206c-40 0-70-30-86-98Z" />
      <path className={styles.thin} d="M120 262h980M132 300h1050M0 330h1280" />
      <path className={styles.body} d="M300 262v-70h430l34 70zM470 192v-62h150l44 62z" />
      <path
        className={styles.thin}
        d="M330 210h44v28h-44zM392 210h44v28h-44zM454 210h44v28h-44zM516 210h44v28h-44zM578 210h44v28h-44zM640 210h44v28h-44zM600 144h24l28 38h-52zM490 144h46v34h-46zM548 144h40v34h-40z"
      />
      <path className={styles.track} d="M560 130V52M524 66h72M548 52h24V34h-24zM524 66v-10M596 66v-10" />
      <path className={styles.track} d="M560 130v40h40M560 170v130H420M420 286h-58v28h58zM362 300H176v24" />
      <path className={styles.line} d="M160 326h28v34h-28zM206 360c0 12-30 12-30 24M176 372h-22" />
      <path className={styles.limit} d="M596 44 900 4M596 52 980 90M596 60 940 190" />
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
