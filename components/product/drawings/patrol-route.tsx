import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A reservoir's shore, the course along it, the stations where the boat stops. */
export function PatrolRoute() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 520" aria-hidden="true">
      <path
        className={styles.water}
        d="M24 424C40 330 96 316 118 244 138 178 116 112 178 62 252 4 330 84 402 62 474 40 560 34 598 108 632 176 570 226 560 288 550 350 604 402 552 452 486 514 398 436 318 456 220 480 120 520 62 488 34 472 20 452 24 424Z"
      />
      <path className={styles.line} d="M60 496 138 514M40 470l-24 40M138 506v22M16 502l122 18" />
      <path
        className={styles.track}
        pathLength={1}
        d="M86 474C66 446 72 400 96 366 124 328 150 306 160 256 170 202 150 140 198 98 254 50 326 122 404 102 470 84 528 80 556 126 580 172 534 216 522 280 512 344 550 388 516 418 460 462 392 398 312 416 220 438 130 470 96 474"
      />
      <g className={styles.solid}>
        <circle cx="160" cy="256" r="8" />
        <circle cx="286" cy="86" r="8" />
        <circle cx="556" cy="126" r="8" />
        <circle cx="522" cy="280" r="8" />
        <circle cx="312" cy="416" r="8" />
      </g>
      <path className={styles.limit} d="M338 226m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M372 260 440 372" />
      <path className={styles.line} d="M322 232h32l8-12h-48z" />
      <KeyMarks
        marks={[
          [1, 104, 446],
          [2, 214, 140],
          [3, 486, 250],
          [4, 338, 172],
        ]}
      />
    </svg>
  )
}
