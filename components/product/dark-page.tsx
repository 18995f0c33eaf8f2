import type { ReactNode } from 'react'
import styles from './dark-page.module.scss'

/** The ground of a dark page: what says nothing else of itself stands on ink. */
export function DarkPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.night} data-tone="dark">
      {children}
    </div>
  )
}
