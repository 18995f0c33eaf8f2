import { useTranslations } from 'next-intl'
import { SheetCell } from '#components/product/sheet-cell'
import type { RowKey, SheetGroup, SheetRow } from '#lib/content/boats/sheet'
import type { BoatVariant } from '#lib/content/boats/types'
import styles from './sheet-table.module.scss'

interface Sheet {
  id: BoatVariant['id']
  groups: readonly SheetGroup[]
}

function rowOf(sheet: Sheet, key: RowKey): SheetRow | undefined {
  return sheet.groups.flatMap((group) => group.rows).find((row) => row.key === key)
}

/** Rows in the order of the first variant; a row that only the other has follows in its group. */
function rowKeys(sheets: readonly Sheet[], group: SheetGroup['key']): RowKey[] {
  const keys = sheets.flatMap(
    (sheet) => sheet.groups.find(({ key }) => key === group)?.rows.map((row) => row.key) ?? [],
  )
  return [...new Set(keys)]
}

/** A specification as a table: one column a variant, a heading a group. */
export function SheetTable({ caption, sheets }: { caption: string; sheets: readonly Sheet[] }) {
  const t = useTranslations('SpecificationSheet')
  const labels = useTranslations('FigureLabels')
  const none = useTranslations('CompareBoats')
  const groups = [...new Set(sheets.flatMap((sheet) => sheet.groups.map((group) => group.key)))]
  return (
    <table className={styles.table} data-columns={sheets.length}>
      <caption className={styles.caption}>{caption}</caption>
      {sheets.length > 1 && (
        <thead>
          <tr>
            <td />
            {sheets.map(({ id }) => (
              <th key={id} scope="col" className={styles.variant}>
                {id !== 'standard' && t(`variants.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={sheets.length + 1} className={styles.group}>
              {t(`groups.${group}`)}
            </th>
          </tr>
          {rowKeys(sheets, group).map((key) => (
            <tr key={key}>
              <th scope="row" className={styles.label}>
                {labels(key)}
              </th>
              {sheets.map((sheet) => {
                const row = rowOf(sheet, key)
                return row ? <SheetCell key={sheet.id} row={row} /> : <td key={sheet.id}>{none('none')}</td>
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
