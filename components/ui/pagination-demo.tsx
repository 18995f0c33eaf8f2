import type { ReactNode } from 'react'
import styles from './pagination-demo.module.scss'

interface PaginationDemoProps {
  title: string
  lead: string
  states: readonly { name: string; shown: ReactNode }[]
}

/** A component in every state, one under the other, for those who look after the site. */
export function PaginationDemo({ title, lead, states }: PaginationDemoProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.states}>
        {states.map(({ name, shown }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.name}>{name}</h2>
            {shown}
          </section>
        ))}
      </div>
    </div>
  )
}
