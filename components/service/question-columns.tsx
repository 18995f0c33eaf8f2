import { QuestionItems } from '#components/product/questions'
import type { QuestionAndAnswer } from '#lib/entries/buying-questions'
import styles from './question-columns.module.scss'

/** Many questions in three columns where there is room, so that an opened one moves its own column only. */
export function QuestionColumns({ items }: { items: readonly QuestionAndAnswer[] }) {
  const third = Math.ceil(items.length / 3)
  return (
    <div className={styles.columns}>
      {[0, 1, 2].map((column) => (
        <QuestionItems key={column} items={items.slice(column * third, (column + 1) * third)} />
      ))}
    </div>
  )
}
