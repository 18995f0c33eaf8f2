import type { ReactNode } from 'react'
import { TrackLine } from '#components/ui/track-line'
import styles from './closing-call.module.scss'

interface ClosingCallProps {
  title: ReactNode
  lead?: ReactNode
  /** One `buoy` action, at most one `quiet` beside it. */
  children: ReactNode
  id?: string
}

/** The last block of a page: the boat turns once more across the water, and one thing to do. */
export function ClosingCall({ title, lead, children, id = 'next' }: ClosingCallProps) {
  return (
    <section className={styles.call} id={id} aria-labelledby={`${id}-title`} data-tone="dark">
      <TrackLine className={styles.track} />
      <div className={styles.body}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.way}>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </section>
  )
}
