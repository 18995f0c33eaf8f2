import { WholeWords } from '#components/ui/whole-words'
import styles from './before-after.module.scss'

interface BeforeAfterProps {
  title: string
  aspect: string
  before: string
  after: string
  rows: readonly { id: string; name: string; before: string; after: string }[]
}

/** What changes with the boats, said in words: no figure is claimed. */
export function BeforeAfter({ title, aspect, before, after, rows }: BeforeAfterProps) {
  return (
    <section className={styles.changes} id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title" className={styles.title}>
        <WholeWords>{title}</WholeWords>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{aspect}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td data-name={before}>{row.before}</td>
              <td data-name={after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
