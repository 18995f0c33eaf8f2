import type { ReactNode } from 'react'
import { H2, H3 } from '#components/ui/heading'
import styles from './next-steps.module.scss'

interface NextStepsProps {
  title: ReactNode
  steps: readonly { title: string; text: ReactNode }[]
}

/** The steps after sending a form, along the boat's track. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps-title">
      <H2 className={styles.title} id="next-steps-title">
        {title}
      </H2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <H3 className={styles.name}>{step.title}</H3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
