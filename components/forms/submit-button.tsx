'use client'
import action from '../ui/action.module.scss'
import styles from './submit-button.module.scss'

interface SubmitButtonProps {
  busy: boolean
  label: string
  busyLabel: string
}

/** The form's one call to action. It keeps the focus while it waits: `aria-disabled`, not `disabled`. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <button
      className={`${action.action} ${action.buoy} ${styles.submit}`}
      type="submit"
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      data-replay=""
    >
      {busy ? busyLabel : label}
    </button>
  )
}
