import type { ReactNode } from 'react'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import type { AreaFigure } from '#lib/content/area-units'
import styles from './data-plate.module.scss'

export interface PlateEntry {
  /** Names the entry among its neighbours. */
  id: string
  label: ReactNode
  /** A qualifier before the figure, printed small: about, nearly. */
  prefix?: ReactNode
  /** The figure itself, set large with tabular numerals. */
  figure: ReactNode
  /** Printed small after a thin space. */
  unit?: string
  /** The area that figure and unit print: the page's unit switch writes both. */
  area?: AreaFigure
  /** A condition, a source mark or a footnote under the figure. */
  note?: ReactNode
}

/** A long figure takes two columns. */
function isWide({ figure }: PlateEntry): boolean {
  return typeof figure === 'string' && figure.length > 10
}

/** Figures set like the plate riveted to a hull. Every figure comes from `lib/content` (READ-5). */
export function DataPlate({ entries, className }: { entries: readonly PlateEntry[]; className?: string }) {
  return (
    <dl className={[styles.plate, className].filter(Boolean).join(' ')}>
      {entries.map((entry) => (
        <div key={entry.id} className={styles.entry} data-wide={isWide(entry)}>
          <dt className={styles.label}>{entry.label}</dt>
          <dd className={styles.value}>
            {entry.prefix && <span className={styles.unit}>{entry.prefix}&#8201;</span>}
            <span className={styles.figure} {...(entry.area && areaAttributes('number', entry.area))}>
              {entry.figure}
            </span>
            {entry.unit && (
              <span className={styles.unit} {...(entry.area && areaAttributes('unit', entry.area))}>
                {`\u2009${entry.unit}`}
              </span>
            )}
            {entry.note && <span className={styles.note}>{entry.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
