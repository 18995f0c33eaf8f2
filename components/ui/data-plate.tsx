import type { ReactNode } from 'react'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import type { AreaFigure } from '#lib/content/area-units'
import { gapBefore } from '#lib/content/boats/print-quantity'
import styles from './data-plate.module.scss'

export interface PlateEntry {
  /** Names the entry among its neighbours. */
  id: string
  label: ReactNode
  /** A qualifier before the figure, printed small: about, nearly. */
  prefix?: string
  /** The figure itself, set large with tabular numerals. */
  figure: ReactNode
  /** Printed small behind it, on its line. */
  unit?: string
  /** The area that figure and unit print: the page's unit switch writes both. */
  area?: AreaFigure
  note?: ReactNode
}

/** A long figure takes two columns: in words, or with a long unit on its line. */
function isWide({ figure, unit = '' }: PlateEntry): boolean {
  return typeof figure === 'string' && (figure.length > 10 || figure.length + unit.length > 16)
}

/** The unit on its figure's line; words before a number may be as wide as the column alone, then it stands below. */
function unitBehind(figure: ReactNode, unit: string): string {
  const number = typeof figure === 'string' ? figure : ''
  return /\p{L}\s/u.test(number) ? `\u2009${unit}` : gapBefore(unit, number) + unit
}

/** Figures set like the plate riveted to a hull. Every figure comes from `lib/content` (READ-5). */
export function DataPlate({ entries, className }: { entries: readonly PlateEntry[]; className?: string }) {
  return (
    <dl className={[styles.plate, className].filter(Boolean).join(' ')}>
      {entries.map((entry) => (
        <div key={entry.id} className={styles.entry} data-wide={isWide(entry) ? '' : undefined}>
          <dt className={styles.label}>{entry.label}</dt>
          <dd className={styles.value} {...(entry.area && areaAttributes('figure', entry.area))}>
            {entry.prefix && `${entry.prefix}\u2009`}
            <span className={styles.figure} suppressHydrationWarning={entry.area !== undefined}>
              {entry.figure}
            </span>
            {entry.unit && unitBehind(entry.figure, entry.unit)}
            {entry.note && <span className={styles.note}>{entry.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
