import type { ImageBoxes } from '#devkit/boxes'
import styles from './explorer.module.scss'

/** Boxes over a picture, in its pixels. */
export function BoxMarks({ boxes }: Pick<ImageBoxes, 'boxes'>) {
  return boxes.map(({ xmin, ymin, xmax, ymax }) => (
    <rect key={`${xmin} ${ymin}`} className={styles.box} x={xmin} y={ymin} width={xmax - xmin} height={ymax - ymin} />
  ))
}
