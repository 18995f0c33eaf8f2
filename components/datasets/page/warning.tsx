import type { ReactNode } from 'react'
import styles from './warning.module.scss'

/** What must be known before the figures below are used. */
export function Warning({ children }: { children: ReactNode }) {
  return <p className={styles.warning}>{children}</p>
}
