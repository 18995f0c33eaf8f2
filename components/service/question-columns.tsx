import { QuestionItems } from '#components/product/questions'
import type { QuestionAndAnswer } from '#lib/entries/buying-questions'
import styles from './question-columns.module.scss'

interface QuestionColumnsProps {
  items: readonly QuestionAndAnswer[]
  /** How many stand side by side where there is room. */
  columns: 1 | 2 | 3
}

/** Many questions in columns of their own, so that an opened one moves its own column only. */
export function QuestionColumns({ items, columns }: QuestionColumnsProps) {
  const rows = Math.ceil(items.length / columns)
  return (
    <div className={styles.columns}>
      {[0, 1, 2].slice(0, columns).map((column) => (
        <QuestionItems key={column} items={items.slice(column * rows, (column + 1) * rows)} />
      ))}
    </div>
  )
}
