import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

// One lake, its boundary and the back-and-forth course over it, computed once by scan lines that step round two buoys.
const shore =
  'M643 262C650 285 648 313 635 334C621 355 589 372 564 386C538 399 507 405 482 414C456 424 436 435 411 443C385 451 357 461 330 462C303 463 272 456 247 447C223 439 202 424 182 411C161 398 141 386 124 371C107 356 89 340 79 322C68 303 65 283 61 262C58 241 57 220 59 198C61 175 60 147 73 126C86 105 110 80 138 69C166 59 209 59 241 62C273 65 304 81 330 88C356 96 376 102 399 108C422 114 446 115 469 123C492 130 515 140 537 153C558 165 580 180 598 199C616 217 637 239 643 262Z'
const course =
  'M160 89L264 89C332 89 332 110 320 110L127 110C98 110 98 131 110 131L391 131C488 131 488 152 476 152L101 152C85 152 85 173 97 173L413 173A24 24 0 0 1 447 173L516 173C558 173 558 194 546 194L454 194A24 24 0 0 1 406 194L96 194C84 194 84 215 96 215L571 215C602 215 602 236 590 236L98 236C86 236 86 257 99 257L602 257C621 257 621 278 609 278L102 278C90 278 90 299 108 299L609 299C621 299 621 320 602 320L119 320C107 320 107 341 137 341L216 341A19 19 0 0 1 254 341L585 341C597 341 597 362 555 362L244 362A19 19 0 0 1 226 362L162 362C150 362 150 383 193 383L500 383C512 383 512 404 434 404L224 404C212 404 212 425 262 425L385 425C420 425 412 452 392 456'

/** A lake from above: dock, boundary, the course pass beside pass, and what it goes round. */
export function CoveragePlan() {
  return (
    <svg className={styles.drawing} viewBox="30 30 640 480" aria-hidden="true">
      <path className={styles.water} d={shore} />
      {/* The boundary runs beside the shore. */}
      <path className={styles.limit} d={shore} transform="translate(15.2 12.4) scale(.954)" />
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
