import type { ReactNode } from 'react'
import { BearingMarks } from '#components/ui/bearing-marks'
import styles from './figure.module.scss'

/** A drawing on chart paper with its caption. */
export function Figure({
  caption,
  children,
  wide = false,
}: {
  caption: ReactNode
  children: ReactNode
  wide?: boolean
}) {
  return (
    <figure className={styles.figure} data-wide={wide}>
      <BearingMarks className={styles.paper}>{children}</BearingMarks>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
