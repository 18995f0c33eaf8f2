import { ResearchTable } from '#components/datasets/research-table'
import styles from './page.module.scss'

interface ReferenceTableProps {
  /** The title of its section. */
  caption: string
  columns: readonly string[]
  /** First the name, in words or code, then what stands beside it; code is set as code. */
  rows: readonly { id: string; name?: string; code: readonly string[]; text?: string }[]
}

/** One table of the interface. */
export function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <div className={styles.block}>
      <ResearchTable
        caption={caption}
        isCaptionUnseen
        columns={columns}
        rows={rows.map(({ id, name, code, text }) => ({
          id,
          cells: [
            ...(name ? [name] : []),
            ...code.map((word) => (word ? <code key={word}>{word}</code> : '–')),
            ...(text ? [text] : []),
          ],
        }))}
      />
    </div>
  )
}
