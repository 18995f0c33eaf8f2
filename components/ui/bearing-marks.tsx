import type { ReactNode } from 'react'
import styles from './bearing-marks.module.scss'

/** Cross ticks at the corners of a picture or a drawing, as on a chart. */
export function BearingMarks({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={[styles.frame, className].filter(Boolean).join(' ')}>{children}</div>
}
