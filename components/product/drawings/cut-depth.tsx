import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

const standing =
  'M330 520C322 401 338 281 325 158M350 520C359 410 341 300 355 186M370 520C364 398 376 276 366 150M390 520C399 410 381 300 396 186M410 520C399 404 421 289 404 170M430 520C437 398 423 276 434 150M450 520C442 402 458 284 445 162M470 520C481 401 459 281 477 158M490 520C483 404 497 289 486 170M510 520C521 398 499 276 517 150M530 520C519 404 541 289 524 170M550 520C557 401 543 281 554 158M570 520C560 404 580 289 564 170M590 520C597 404 583 289 594 170M610 520C602 402 618 284 605 162M630 520C639 410 621 300 635 186'
const cut =
  'M10 520C6 500 14 478 8 450M30 520C34 500 26 478 32 454M50 520C44 500 56 478 47 446M70 520C77 500 63 478 73 454M90 520C84 500 96 478 87 450M110 520C116 500 104 478 113 454M130 520C126 500 134 478 128 450M150 520C155 500 145 478 153 450M170 520C165 500 175 478 168 446M190 520C194 500 186 478 192 446M210 520C207 500 213 478 208 450M230 520C236 500 224 478 233 450M250 520C245 500 255 478 247 454M270 520C275 500 265 478 272 450M290 520C286 500 294 478 288 454'

/** A section through the water: the boat goes right, standing weed ahead, the two depths between which it cuts. */
export function CutDepth() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 540" aria-hidden="true">
      <path className={styles.water} d="M0 140h640v400H0z" />
      <path className={styles.thin} d={standing} />
      <path className={styles.thin} d={cut} />
      <path className={styles.limit} d="M0 190h640M0 440h640" />
      <path className={styles.body} d="M0 92h130c50 0 84 22 98 52l-26 44H0z" />
      <path className={styles.thin} d="M0 112h112M0 140h210M20 92V60h56v32" />
      <path className={styles.line} d="M150 92 214 70 306 168V440M306 440h-26" />
      <path
        className={styles.track}
        d="M306 190v250M296 200l20 20M296 240l20 20M296 280l20 20M296 320l20 20M296 360l20 20M296 400l20 20"
      />
      <path className={styles.line} d="M292 432 128 84M276 440 108 92" />
      <path className={styles.thin} d="M560 140v50M580 140v300" />
      <KeyMarks
        marks={[
          [1, 440, 140],
          [2, 560, 190],
          [3, 580, 440],
          [4, 182, 258],
        ]}
      />
    </svg>
  )
}
