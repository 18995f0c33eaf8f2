import type { ReactNode } from 'react'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { Section } from '#components/ui/section'
import styles from './figure-chapter.module.scss'

interface FigureChapterProps {
  id: string
  copy: { label: string; title: string; lead: string }
  entries: readonly PlateEntry[]
  /** What helps to reckon on. */
  children?: ReactNode
}

/** A chapter that is its figures: one plate, set large. */
export function FigureChapter({ id, copy, entries, children }: FigureChapterProps) {
  return (
    <Section id={id} label={copy.label} title={copy.title} lead={copy.lead} tone="dark">
      <div className={styles.body}>
        <DataPlate className={styles.plate} entries={entries} />
        {children}
      </div>
    </Section>
  )
}
