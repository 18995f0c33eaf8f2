import type { ReactNode } from 'react'
import { H2 } from '#components/ui/heading'
import { WholeWords } from '#components/ui/whole-words'
import styles from './section.module.scss'

interface SectionProps {
  id: string
  title: ReactNode
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** A short word over the heading, set as on a data plate. */
  label?: ReactNode
  tone?: 'light' | 'paper' | 'dark'
  children?: ReactNode
}

/** One idea of a page: a heading on the grid's left, its matter below, at the site's rhythm. */
export function Section({ id, title, lead, label, tone = 'light', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} data-plain="" id={id}>
      {label && <p className={styles.label}>{label}</p>}
      <H2 className={styles.title}>{title}</H2>
      {lead && (
        <p className={styles.lead} data-whole-words="">
          <WholeWords>{lead}</WholeWords>
        </p>
      )}
      {children}
    </section>
  )
}
