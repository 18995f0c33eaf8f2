import { ResearchTable } from '#components/datasets/page/research-table'
import styles from './page.module.scss'

interface ReferenceTableProps {
  caption: string
  columns: readonly string[]
  /** Names are code elsewhere. */
  isNamedInWords?: boolean
  /** A row: the name, then its values, as code (a dash if empty) or a figure. */
  rows: readonly { id: string; name: string; code?: string; figure?: string; text: string }[]
}

/** One table of the interface. */
export function ReferenceTable({ caption, columns, isNamedInWords = false, rows }: ReferenceTableProps) {
  return (
    <div className={styles.block}>
      <ResearchTable
        caption={caption}
        isCaptionUnseen
        isNamedInCode={!isNamedInWords}
        columns={columns}
        rows={rows.map(({ id, name, code, figure, text }) => ({
          id,
          cells: [
            name,
            ...(code === undefined ? [] : [code ? <code key="code">{code}</code> : '–']),
            ...(figure ? [figure] : []),
            text,
          ],
        }))}
      />
    </div>
  )
}
