import { WholeWords } from '#components/ui/whole-words'
import styles from './problem-ledger.module.scss'

interface ProblemLedgerProps {
  title: string
  lead: string
  items: readonly { id: string; name: string; text: string }[]
}

/** What makes the work hard, entry by entry, beside one large sentence. */
export function ProblemLedger({ title, lead, items }: ProblemLedgerProps) {
  return (
    <section className={styles.problem} id="problem" aria-labelledby="problem-title">
      <div className={styles.head}>
        <h2 id="problem-title" className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <dl className={styles.ledger}>
        {items.map(({ id, name, text }) => (
          <div key={id} className={styles.entry}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
