import type { ReactNode } from 'react'
import { BearingMarks } from '#components/ui/bearing-marks'
import styles from './figure.module.scss'

/** A drawing on chart paper with its caption. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <BearingMarks className={styles.paper}>{children}</BearingMarks>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
