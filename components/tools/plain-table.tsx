'use client'
import styles from './plain-table.module.scss'

interface PlainTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The label of the row that is the answer. */
  chosen?: string
  /** Of a table that scrolls aside under a heading that says the same: its caption is for screen readers. */
  isDense?: boolean
  /** The last row is a sum. */
  hasSum?: boolean | undefined
}

/** A small table of labelled rows whose values stand right, narrow enough for a phone or dense. */
export function PlainTable({ caption, head, rows, chosen, isDense = false, hasSum }: PlainTableProps) {
  return (
    <table className={isDense ? styles.dense : styles.table} data-sum={hasSum || undefined}>
      <caption className={isDense ? styles.unseen : styles.caption}>{caption}</caption>
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
          <tr key={label} data-chosen={label === chosen || undefined}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={head[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
