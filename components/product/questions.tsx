import { Section } from '#components/ui/section'
import { WholeRanges } from '#components/ui/whole-ranges'
import { WholeWords } from '#components/ui/whole-words'
import styles from './questions.module.scss'

export interface Question {
  question: string
  answer: string
  /** Left out in print, where a boat's page has ten sheets. */
  screenOnly?: boolean
}

/** Characters of a question that stay on one line on the narrowest phone, in Chinese letters: no end of a line to choose. */
const oneLine = 13

interface QuestionsProps {
  /** The section's anchor, where a page has more than one. */
  id?: string
  copy: { label: string; title: string; items: readonly Question[] }
  tone?: 'light' | 'paper' | 'dark'
}

/**
 * Questions people ask, each opened on its own; the same words stand in the page's FAQPage data. An answer is the text of its
 * `details`, without an element of its own: a page has thirty.
 */
export function Questions({ id = 'questions', copy, tone }: QuestionsProps) {
  return (
    <Section
      id={id}
      className={id === 'questions' ? undefined : styles.onScreen}
      label={copy.label}
      title={copy.title}
      tone={tone}
    >
      <div className={styles.list}>
        {copy.items.map(({ question, answer, screenOnly }) => (
          <details key={question} className={styles.item} data-screen-only={screenOnly ? '' : undefined}>
            <summary className={styles.question}>
              <h3>{question.length > oneLine ? <WholeWords>{question}</WholeWords> : question}</h3>
            </summary>
            <WholeRanges>{answer}</WholeRanges>
          </details>
        ))}
      </div>
    </Section>
  )
}
