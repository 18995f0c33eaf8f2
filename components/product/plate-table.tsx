import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { CompareCell } from '#components/product/compare-cell'
import { FigureMark } from '#components/product/figure-mark'
import { SheetCell } from '#components/product/sheet-cell'
import { WholeWords } from '#components/ui/whole-words'
import type { PlateRow } from '#lib/content/boats/plate'
import type { BoatVariant } from '#lib/content/boats/types'
import styles from './plate-table.module.scss'

interface PlateTableProps {
  caption: string
  variants: readonly BoatVariant['id'][]
  rows: readonly PlateRow[]
}

/** A boat's specification as a table: a row for each figure, a column for each variant. */
export function PlateTable({ caption, variants, rows }: PlateTableProps) {
  const t = useTranslations('SpecificationSheet.variants')
  const labels = useTranslations('FigureLabels')
  const words = useTranslations('CompareBoats')
  return (
    <table className={styles.table} data-columns={variants.length}>
      <caption className={styles.caption}>{caption}</caption>
      {variants.length > 1 && (
        <thead>
          <tr>
            <td />
            {variants.map((id) => (
              <th key={id} scope="col" className={styles.variant}>
                {id !== 'standard' && t(id)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, values, modules }) => (
          <tr key={key}>
            <th scope="row" data-whole-words="">
              <WholeWords>{labels(key)}</WholeWords>
            </th>
            {modules && (
              <td colSpan={variants.length}>
                {modules.map(({ module, isReported }, at) => (
                  <Fragment key={module}>
                    {at > 0 && words('listSeparator')}
                    {words(`modules.${module}`)}
                    {isReported && <FigureMark kind="reported" look="star" />}
                  </Fragment>
                ))}
              </td>
            )}
            {values.map((row, index) =>
              row ? (
                <SheetCell key={variants[index]} row={row} />
              ) : (
                <CompareCell key={variants[index]} cell={{ kind: 'none' }} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
