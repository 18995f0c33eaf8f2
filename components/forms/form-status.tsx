'use client'
import type { FormPhase } from '#components/forms/form-phase.ts'
import type { SendFailure } from '#lib/browser/forms/post-lead'
import styles from './form-status.module.scss'

export interface StatusMessages {
  /** Over the list of wrong fields, for those who do not see them. */
  summary: string
  sending: string
  failed: string
  /** What happened, and that nothing is lost. */
  reasons: Readonly<Record<SendFailure, string>>
  /** Another way to reach the company, where the settings give one. */
  otherWay?: string
  labels: Readonly<Record<string, string>>
}

interface FormStatusProps {
  phase: FormPhase
  /** Sentences about the fields that were invalid on sending; later changes show at their fields. */
  wrong: Readonly<Record<string, string>>
  messages: StatusMessages
}

/** Says aloud, and where it matters shows, what became of the last press of the button. */
export function FormStatus({ phase, wrong, messages }: FormStatusProps) {
  const sentences = Object.entries(wrong)
  return (
    <>
      <div className={styles.aloud} role="alert">
        {phase.at === 'writing' && sentences.length > 0 && (
          <>
            <p>{messages.summary}</p>
            <ul>
              {sentences.map(([name, sentence]) => (
                <li key={name}>
                  {messages.labels[name]} {sentence}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.aloud} role="status">
        {phase.at === 'sending' && messages.sending}
      </p>
      <div role="alert">
        {phase.at === 'failed' && (
          <div className={styles.failed}>
            <p className={styles.title}>{messages.failed}</p>
            <p>{messages.reasons[phase.why]}</p>
            {messages.otherWay && <p>{messages.otherWay}</p>}
          </div>
        )}
      </div>
    </>
  )
}
