'use client'
import styles from './plain-table.module.scss'

interface PlainTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The label of the row that is the answer. */
  chosen?: string
}

/** A small table of labelled rows whose values stand right, narrow enough for a phone. */
export function PlainTable({ caption, head, rows, chosen }: PlainTableProps) {
  return (
    <table className={styles.table}>
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
        {rows.map(([label, ...values]) => (
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
