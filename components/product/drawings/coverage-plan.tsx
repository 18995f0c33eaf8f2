import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

// The back-and-forth course over one lake, computed once by scan lines that step round two buoys.
const course =
  'M160 89L264 89C332 89 332 110 320 110L127 110C98 110 98 131 110 131L391 131C488 131 488 152 476 152L101 152C85 152 85 173 97 173L413 173A24 24 0 0 1 447 173L516 173C558 173 558 194 546 194L454 194A24 24 0 0 1 406 194L96 194C84 194 84 215 96 215L571 215C602 215 602 236 590 236L98 236C86 236 86 257 99 257L602 257C621 257 621 278 609 278L102 278C90 278 90 299 108 299L609 299C621 299 621 320 602 320L119 320C107 320 107 341 137 341L216 341A19 19 0 0 1 254 341L585 341C597 341 597 362 555 362L244 362A19 19 0 0 1 226 362L162 362C150 362 150 383 193 383L500 383C512 383 512 404 434 404L224 404C212 404 212 425 262 425L385 425C420 425 412 452 392 456'

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
