'use client'
import action from '../ui/action.module.scss'
import styles from './submit-button.module.scss'

interface SubmitButtonProps {
  busy: boolean
  label: string
  busyLabel: string
  /** `button` on the demo page, where nothing is sent. */
  kind?: 'submit' | 'button'
}

/** The form's one call to action. It keeps the focus while it waits: `aria-disabled`, not `disabled`. */
export function SubmitButton({ busy, label, busyLabel, kind = 'submit' }: SubmitButtonProps) {
  return (
    <button
      className={`${action.action} ${action.buoy} ${styles.submit}`}
      type={kind}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
