import styles from './record-answers.module.scss'

/** What is kept, and the question each record answers, joined by a line. */
export function RecordAnswers({ records }: { records: readonly { id: string; name: string; question: string }[] }) {
  return (
    <dl className={styles.records}>
      {records.map(({ id, name, question }) => (
        <div key={id} className={styles.record}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.question}>{question}</dd>
        </div>
      ))}
    </dl>
  )
}
