import type { ReactNode } from 'react'
import { H2 } from '#components/ui/heading'
import { WholeWords } from '#components/ui/whole-words'
import styles from './closing-call.module.scss'

interface ClosingCallProps {
  title: ReactNode
  lead?: ReactNode
  /** `TwoWays`, or one thing to do. */
  children: ReactNode
  id?: string
}

/** The last block of a page: contours, one question, one thing to do. */
export function ClosingCall({ title, lead, children, id = 'next' }: ClosingCallProps) {
  return (
    <section className={styles.call} id={id} data-tone="dark">
      <H2 className={styles.title}>{title}</H2>
      <div className={styles.way}>
        {lead && (
          <p className={styles.lead} data-whole-words="">
            <WholeWords>{lead}</WholeWords>
          </p>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
