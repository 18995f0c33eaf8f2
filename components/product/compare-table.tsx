import { useTranslations } from 'next-intl'
import { CompareCell } from '#components/product/compare-cell'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import { type CompareColumn, type CompareRow, columnId } from '#lib/content/boats/comparison'
import { boatPath, boatPicture } from '#lib/content/fleet'
import styles from './compare-table.module.scss'

interface CompareTableProps {
  columns: readonly CompareColumn[]
  rows: readonly CompareRow[]
  caption: string
  /** Boats can be chosen: each column says which it is, and has its boat over it. */
  chosen?: boolean
}

/** Boats as columns, one row a question; the names of the rows stay in view while it scrolls sideways. */
export function CompareTable({ columns, rows, caption, chosen }: CompareTableProps) {
  const t = useTranslations('CompareBoats')
  const names = useTranslations('Boats')
  const variants = useTranslations('SpecificationSheet.variants')
  const labels = useTranslations('CompareBoats.labels')
  const boatOf = (column: CompareColumn) => (chosen ? columnId(column) : undefined)
  const scroller = chosen ? `${styles.scroller} ${styles.chosen}` : styles.scroller
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={scroller} aria-label={t('scroll')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rows')}</th>
            {columns.map((column) => (
              <th key={columnId(column)} scope="col" data-boat={boatOf(column)}>
                {chosen && (
                  <Picture
                    className={styles.picture}
                    name={boatPicture(column.slug, 'studio')}
                    sizes="160px"
                    decorative
                  />
                )}
                <SiteLink className={styles.name} to={boatPath(column.slug)}>
                  {names(`${column.slug}.name`)}
                </SiteLink>
                {column.variant !== 'standard' && <span className={styles.variant}>{variants(column.variant)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-row={row.key} data-same={row.same ? '' : undefined}>
              <th scope="row" data-whole-words="">
                <WholeWords>{labels(row.key)}</WholeWords>
              </th>
              {columns.map((column, index) => {
                const cell = row.cells[index] ?? { kind: 'none' }
                return <CompareCell key={columnId(column)} cell={cell} data-boat={boatOf(column)} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
