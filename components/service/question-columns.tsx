import { QuestionItems } from '#components/product/questions'
import type { QuestionAndAnswer } from '#lib/entries/buying-questions'
import styles from './question-columns.module.scss'

/** Many questions in two columns where there is room, so that an opened one moves its own column only. */
export function QuestionColumns({ items }: { items: readonly QuestionAndAnswer[] }) {
  const half = Math.ceil(items.length / 2)
  return (
    <div className={styles.columns}>
      <QuestionItems items={items.slice(0, half)} />
      <QuestionItems items={items.slice(half)} />
    </div>
  )
}
