import { useTranslations } from 'next-intl'
import { H2, H3 } from '#components/ui/heading'
import { WholeWords } from '#components/ui/whole-words'
import styles from './cleaning-workflow.module.scss'

/** The six steps of a job, in the order of SPEC-4. */
const steps = ['start', 'clean', 'return', 'charge', 'lift', 'resume'] as const

/** A cleaning job in six steps along a track line that draws itself on scroll, complete at once without CSS view timelines. */
export function CleaningWorkflow() {
  const t = useTranslations('CleaningWorkflow')
  return (
    <section className={styles.workflow} id="workflow" data-tone="light">
      <div className={styles.head}>
        <H2 className={styles.title}>{t('title')}</H2>
        <p className={styles.lead} data-whole-words="">
          <WholeWords>{t('lead')}</WholeWords>
        </p>
      </div>
      <ol className={styles.course}>
        {steps.map((step) => (
          <li key={step} className={styles.pass}>
            <span className={styles.window} />
            <H3 className={styles.name}>{t(`${step}.title`)}</H3>
            <p className={styles.text}>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
