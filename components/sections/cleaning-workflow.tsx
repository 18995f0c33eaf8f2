import { useTranslations } from 'next-intl'
import { WholeWords } from '#components/ui/whole-words'
import styles from './cleaning-workflow.module.scss'

/** The six steps of a job, in the order of SPEC-4. */
const steps = ['start', 'clean', 'return', 'charge', 'lift', 'resume'] as const

interface CleaningWorkflowProps {
  /** Heading and lead of this page's own; without them the section's. */
  title?: string
  lead?: string
  tone?: 'light' | 'dark'
}

/**
 * A cleaning job in six steps, set along the boat's own course: each step is one pass over the water, and the track
 * line draws itself as the reader goes (CSS view timelines; complete at once where there are none).
 */
export function CleaningWorkflow({ title, lead, tone = 'dark' }: CleaningWorkflowProps) {
  const t = useTranslations('CleaningWorkflow')
  return (
    <section className={styles.workflow} id="workflow" aria-labelledby="workflow-title" data-tone={tone}>
      <div className={styles.head}>
        <h2 id="workflow-title" className={styles.title}>
          <WholeWords>{title ?? t('title')}</WholeWords>
        </h2>
        <p className={styles.lead} data-whole-words="">
          <WholeWords>{lead ?? t('lead')}</WholeWords>
        </p>
      </div>
      <ol className={styles.course}>
        {steps.map((step) => (
          <li key={step} className={styles.pass}>
            <span className={styles.window} />
            <h3 className={styles.name}>
              <WholeWords>{t(`${step}.title`)}</WholeWords>
            </h3>
            <p className={styles.text}>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
