import type { ReactNode } from 'react'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { SiteLink } from '#components/ui/site-link'
import { WholeRanges } from '#components/ui/whole-ranges'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import styles from './family-card.module.scss'

interface FamilyCardProps {
  family: Family
  text: ReactNode
  open: ReactNode
  figures: readonly PlateEntry[]
}

/** A family on the index: its name in large letters, what it is, two figures. */
export function FamilyCard({ family, text, open, figures }: FamilyCardProps) {
  return (
    <section className={styles.card} aria-labelledby={`family-${family}`}>
      <h3 id={`family-${family}`} className={styles.name}>
        <SiteLink to={families[family][0]} className={styles.link}>
          {familyName[family]}
        </SiteLink>
      </h3>
      <p className={styles.text}>
        <WholeRanges>{text}</WholeRanges>
      </p>
      <DataPlate entries={figures} />
      <p className={styles.open} aria-hidden="true">
        {open} →
      </p>
    </section>
  )
}
