import type { ReactNode } from 'react'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { WholeRanges } from '#components/ui/whole-ranges'
import styles from './list-chapter.module.scss'

interface ListChapterProps {
  id: string
  copy: {
    label: string
    title: string
    lead: string
    items: readonly { title: string; text: string }[]
    /** A reservation that belongs to all of them. */
    note?: string
  }
  tone?: 'light' | 'paper' | 'dark'
  /** Where a reader goes from here. */
  children?: ReactNode
}

/** A few things of equal weight, each with a heading worth reading on its own: functions, uses, modes. */
export function ListChapter({ id, copy, tone, children }: ListChapterProps) {
  return (
    <Section id={id} label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <ul className={styles.list}>
        {copy.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <H3 className={styles.name}>{item.title}</H3>
            <p className={styles.text}>
              <WholeRanges>{item.text}</WholeRanges>
            </p>
          </li>
        ))}
      </ul>
      {copy.note && <p className={styles.note}>{copy.note}</p>}
      {children}
    </Section>
  )
}
