import { useTranslations } from 'next-intl'
import { CompareCell } from '#components/product/compare-cell'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import { columnId, comparison, everyColumn } from '#lib/content/boats/comparison'
import { boatPath, boatPicture } from '#lib/content/fleet'
import styles from './compare-table.module.scss'

/** All boats as columns, which the chooser shows or hides, one row a property; row names stay visible while it scrolls sideways. */
export function CompareTable({ caption }: { caption: string }) {
  const t = useTranslations('CompareBoats')
  const names = useTranslations('Boats')
  const variants = useTranslations('SpecificationSheet.variants')
  const labels = useTranslations('CompareBoats.labels')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.scroller} aria-label={t('scroll')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rows')}</th>
            {everyColumn.map((column) => (
              <th key={columnId(column)} scope="col" data-boat={columnId(column)}>
                <Picture
                  className={styles.picture}
                  name={boatPicture(column.slug, 'studio')}
                  sizes="(min-width: 1024px) 240px, 176px"
                  decorative
                />
                <SiteLink className={styles.name} to={boatPath(column.slug)}>
                  {names(`${column.slug}.name`)}
                </SiteLink>
                {column.variant !== 'standard' && <span className={styles.variant}>{variants(column.variant)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison(everyColumn).map((row) => (
            <tr key={row.key} data-row={row.key} data-same={row.same ? '' : undefined}>
              <th scope="row" data-whole-words="">
                <WholeWords>{labels(row.key)}</WholeWords>
              </th>
              {everyColumn.map((column, index) => {
                const cell = row.cells[index] ?? { kind: 'none' }
                return <CompareCell key={columnId(column)} cell={cell} data-boat={columnId(column)} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
