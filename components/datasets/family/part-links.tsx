import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/site-link'
import type { SitePath } from '#lib/routes/table'
import styles from './part-links.module.scss'

interface Part {
  to: SitePath
  name: ReactNode
  text: ReactNode
}

/** Where to read on, as lines of a table of contents. */
export function PartLinks({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ to, name, text }) => (
        <li key={to}>
          <SiteLink to={to} className={styles.part}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
