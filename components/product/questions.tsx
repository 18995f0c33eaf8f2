import type { ReactNode } from 'react'
import { Section } from '#components/ui/section'
import { WholeRanges } from '#components/ui/whole-ranges'
import { WholeWords } from '#components/ui/whole-words'
import styles from './questions.module.scss'

export interface Question {
  question: string
  answer: string
}

/** Characters of a question that stay on one line on the narrowest phone, in Chinese letters: no end of a line to choose. */
const oneLine = 13

interface QuestionsProps {
  copy: { label: string; title: string; items: readonly Question[] }
  tone?: 'light' | 'paper' | 'dark'
  /** Where more are answered. */
  children?: ReactNode
}

/** Questions as they are opened one by one, without a heading: an answer is the text of its `details`. */
export function QuestionItems({ items }: { items: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question.length > oneLine ? <WholeWords>{question}</WholeWords> : question}</h3>
          </summary>
          <WholeRanges>{answer}</WholeRanges>
        </details>
      ))}
    </div>
  )
}

/** Questions people ask, each opened on its own. */
export function Questions({ copy, tone, children }: QuestionsProps) {
  return (
    <Section id="questions" label={copy.label} title={copy.title} tone={tone}>
      <QuestionItems items={copy.items} />
      {children && <p className={styles.more}>{children}</p>}
    </Section>
  )
}
