'use client'
import { WholeRanges } from '#components/ui/whole-ranges'
import styles from './plain-table.module.scss'

interface PlainTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The label of the row that is the answer. */
  chosen?: string
  /** `dense` scrolls aside; `plans` stand side by side, their values at the start. Under a heading that says the same, so their captions are for screen readers. */
  look?: 'figures' | 'dense' | 'plans'
  hasSum?: boolean | undefined
}

/** A small table of labelled rows, narrow enough for a phone or dense. */
export function PlainTable({ caption, head, rows, chosen, look = 'figures', hasSum }: PlainTableProps) {
  return (
    <table className={styles[look]} data-sum={hasSum || undefined}>
      <caption className={look === 'figures' ? styles.caption : styles.unseen}>{caption}</caption>
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
              <td key={head[index + 1]}>
                <WholeRanges>{value}</WholeRanges>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
