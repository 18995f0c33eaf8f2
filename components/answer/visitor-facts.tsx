import type { DeskWords } from '#components/answer/desk-words.ts'
import type { AnswerView } from '#lib/protocol/answer-link'
import styles from './visitor-facts.module.scss'

/** Known facts about the visitor, as plain text. */
export function VisitorFacts({ view, words }: { view: AnswerView; words: DeskWords['facts'] }) {
  const known = [
    [words.page, view.page],
    [words.email, view.email],
    [words.user, view.user],
    [words.site, view.site],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={styles.facts} aria-label={words.label}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
