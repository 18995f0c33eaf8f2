import type { ReactNode } from 'react'
import styles from './particular.module.scss'

/** One line of the particulars in the margin of an entry. */
export function Particular({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.particular}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
