'use client'
import { applDialogId } from '#components/forms/appl-dialog-id.ts'
import action from '../ui/action.module.scss'
import styles from './appl-button.module.scss'

interface ApplButtonProps {
  label: string
  /** Chosen in the form when it opens. */
  opening?: string
  look?: 'buoy' | 'quiet'
}

/** Opens the application dialog with its opening chosen; a link to the form where scripts are off. */
export function ApplButton({ label, opening, look = 'quiet' }: ApplButtonProps) {
  function choose() {
    const select = document.querySelector<HTMLSelectElement>(`#${applDialogId} select[name="opening"]`)
    if (!select || !opening) return
    select.value = opening
    select.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const classes = `${action.action} ${action[look]}`
  return (
    <>
      <button
        className={`${classes} ${styles.withScript}`}
        type="button"
        commandfor={applDialogId}
        command="show-modal"
        onClick={choose}
        data-replay=""
      >
        {label}
      </button>
      <a className={`${classes} ${styles.withoutScript}`} href={`#${applDialogId}`}>
        {label}
      </a>
    </>
  )
}
