import { H2 } from '#components/ui/heading'
import styles from './three-column-table.module.scss'

interface ThreeColumnTableProps {
  id: string
  title: string
  lead?: string
  /** The headings: what the rows are, and the two things said of each. */
  columns: readonly [string, string, string]
  rows: readonly { id: string; name: string; first: string; second: string }[]
}

/** A table of words: on a phone each row stands alone, and each cell carries its column's name. */
export function ThreeColumnTable({ id, title, lead, columns: [name, first, second], rows }: ThreeColumnTableProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <H2 className={styles.title}>{title}</H2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td data-name={first}>{row.first}</td>
              <td data-name={second}>{row.second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
