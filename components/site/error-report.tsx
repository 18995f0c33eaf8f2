import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { H1 } from '#components/ui/heading'
import styles from './error-report.module.scss'

/** Statuses with words of their own; any other has the default's (SPEC-8: "Error"). */
const describedStatuses = ['400', '405', '503'] as const

interface ErrorReportProps {
  status: number
  /** Exact words, said instead of the status's own. */
  message?: string
}

/** A failed request in a visitor's words: its status, what happened, and the ways on. */
export function ErrorReport({ status, message }: ErrorReportProps) {
  const t = useTranslations('ErrorPage')
  const key = describedStatuses.find((code) => code === String(status)) ?? 'other'
  return (
    <section className={styles.report} data-tone="dark" aria-labelledby="error-title">
      <p className={styles.plate}>
        <span className={styles.label}>{t('status')}</span>
        <span className={styles.status}>{status}</span>
      </p>
      <div className={styles.copy}>
        <H1 className={styles.title} id="error-title">
          {message ?? t(`messages.${key}`)}
        </H1>
        <p className={styles.explanation}>{t(`explanations.${key}`)}</p>
        <p className={styles.ways}>
          <Action to="/">{t('home')}</Action>
          <Action to="/contact" look="text">
            {t('contact')}
          </Action>
        </p>
      </div>
    </section>
  )
}
