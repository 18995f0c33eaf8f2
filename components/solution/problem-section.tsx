import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import type { PictureName } from '#lib/content/pictures'
import ledger from './problem-ledger.module.scss'
import questions from './role-questions.module.scss'

interface ProblemSectionProps {
  /** `ledger`: difficulties as a list beside a large sentence. `questions`: large questions, with who asks in the margin. */
  look: 'ledger' | 'questions'
  title: string
  lead: string
  items: readonly { id: string; name: string; text: string }[]
  /** A picture of the water, below the head. */
  picture?: PictureName
}

const looks = { ledger, questions }

/** The problem that a solution page begins with: difficulties, or questions that people ask. */
export function ProblemSection({ look, title, lead, items, picture }: ProblemSectionProps) {
  const styles = looks[look]
  return (
    <section className={styles.section} id="problem">
      <div className={styles.head}>
        <H2 className={styles.title}>{title}</H2>
        <p className={styles.lead}>{lead}</p>
        {picture && <Picture className={styles.picture} name={picture} sizes="(min-width: 1024px) 38vw, 100vw" />}
      </div>
      <dl className={styles.list}>
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
