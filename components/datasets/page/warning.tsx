import type { ReactNode } from 'react'
import styles from './warning.module.scss'

/** A warning to read before using the figures below. */
export function Warning({ children }: { children: ReactNode }) {
  return <p className={styles.warning}>{children}</p>
}
