import { WholeWords } from '#components/ui/whole-words'
import styles from './role-questions.module.scss'

interface RoleQuestionsProps {
  title: string
  lead: string
  roles: readonly { id: string; name: string; text: string }[]
}

/** Who asks what: the questions are the matter, set large, the asker in the margin. */
export function RoleQuestions({ title, lead, roles }: RoleQuestionsProps) {
  return (
    <section className={styles.questions} id="problem" aria-labelledby="problem-title">
      <div className={styles.head}>
        <h2 id="problem-title" className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <dl className={styles.list}>
        {roles.map(({ id, name, text }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.role}>{name}</dt>
            <dd className={styles.question}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
