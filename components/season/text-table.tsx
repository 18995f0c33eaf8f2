'use client'
import { PlainTable } from '#components/tools/parts/plain-table'
import type { TextTable } from '#lib/planning/report/year-rows'
import styles from './text-table.module.scss'

interface TextTableProps {
  table: TextTable
  caption: string
  hasSum?: boolean
}

/** A table whose first row is heads and whose first column names the rows; scrolls aside where it is too wide. */
export function TextTableView({ table: [head = [], ...rows], caption, hasSum }: TextTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <PlainTable caption={caption} head={head} rows={rows} look="dense" hasSum={hasSum} />
    </section>
  )
}
