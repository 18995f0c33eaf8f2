import type { ReactNode } from 'react'
import styles from './plain-list.module.scss'

/** Short statements under each other, divided by hairlines. */
export function PlainList({ items }: { items: readonly { id: string; text: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
