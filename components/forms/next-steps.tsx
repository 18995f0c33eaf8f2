import type { ReactNode } from 'react'
import { WholeWords } from '#components/ui/whole-words'
import styles from './next-steps.module.scss'

interface NextStepsProps {
  title: ReactNode
  steps: readonly { title: string; text: ReactNode }[]
}

/** What happens after the button, down the boat's own track. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps-title">
      <h2 className={styles.title} id="next-steps-title">
        <WholeWords>{title}</WholeWords>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.name}>
              <WholeWords>{step.title}</WholeWords>
            </h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
