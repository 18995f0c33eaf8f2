import { InlineText } from '#components/entries/inline-text'
import type { Block } from '#lib/entries/markdown-body'
import styles from './entry-table.module.scss'

type Table = Extract<Block, { kind: 'table' }>

/** A table of an entry; it scrolls by itself where the window is narrower. */
export function EntryTable({ table, label }: { table: Table; label: string }) {
  const [first, ...others] = table.header
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keys.
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first && <InlineText parts={first} />}</th>
            {others.map((cell, column) => (
              <th key={JSON.stringify(cell)} scope="col" data-align={table.align[column + 1] ?? undefined}>
                <InlineText parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head, ...cells]) => (
            <tr key={JSON.stringify([head, cells])}>
              <th scope="row">{head && <InlineText parts={head} />}</th>
              {cells.map((cell, column) => (
                <td
                  key={table.header[column + 1] && JSON.stringify(table.header[column + 1])}
                  data-align={table.align[column + 1] ?? undefined}
                >
                  <InlineText parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
