import type { ReactNode } from 'react'
import styles from './dark-page.module.scss'

/** The whole of a dark page: every section on dark, in two depths by turns, so that one can be told from the next. */
export function DarkPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.night} data-tone="dark">
      {children}
    </div>
  )
}
