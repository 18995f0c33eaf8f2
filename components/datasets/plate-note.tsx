import type { ReactNode } from 'react'
import styles from './plate-note.module.scss'

/** One line under a plate that says where all its figures come from. */
export function PlateNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
