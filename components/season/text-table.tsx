'use client'
import type { TextTable } from '#lib/planning/report/year-rows'
import styles from './text-table.module.scss'

interface TextTableProps {
  table: TextTable
  caption: string
  /** The last row is a sum. */
  hasSum?: boolean
}

/** A table whose first row is heads and whose first column names the rows; scrolls aside where it is too wide. */
export function TextTableView({ table: [head = [], ...rows], caption, hasSum }: TextTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-sum={hasSum ? '' : undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label = '', ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={head[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
