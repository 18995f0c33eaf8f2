import type { ReactNode } from 'react'
import styles from './research-table.module.scss'

interface ResearchTableProps {
  /** Names the table and the region it scrolls in. */
  caption: string
  /** The heading over the table has the same words: then the caption is for those who hear the page. */
  isCaptionUnseen?: boolean
  columns: readonly ReactNode[]
  /** Places of the columns by which a visitor may sort the rows. */
  sortable?: readonly number[]
  /** The rows' names are words of a program, which no browser translates. */
  isNamedInCode?: boolean
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** A table that keeps its columns: on a narrow window it scrolls inside its own frame, also by keyboard. */
export function ResearchTable({
  caption,
  isCaptionUnseen,
  columns,
  sortable = [],
  isNamedInCode,
  rows,
}: ResearchTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, because the chapter around it may have the same name; and no fieldset.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <div className={styles.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-wide={columns.length > 5 || undefined}>
        <caption className={isCaptionUnseen ? styles.unseen : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order.
              <th key={index} scope="col" aria-sort={sortable.includes(index) ? 'none' : undefined}>
                {sortable.includes(index) ? (
                  <button type="button" className={styles.sort} data-script="" data-sort="">
                    {column}
                  </button>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row" translate={isNamedInCode ? 'no' : undefined}>
                {first}
              </th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
