import { applDialogId } from '#components/forms/appl-dialog-id.ts'
import action from '../ui/action.module.scss'
import styles from './appl-button.module.scss'

interface ApplButtonProps {
  label: string
  /** Chosen in the form when it opens. */
  opening?: string
  look?: 'buoy' | 'quiet'
}

/**
 * Opens the application dialog with its opening chosen (`answerButtons`); a link to the form where scripts are off.
 */
export function ApplButton({ label, opening, look = 'quiet' }: ApplButtonProps) {
  const classes = `${action.action} ${action[look]}`
  return (
    <>
      <button
        className={`${classes} ${styles.withScript}`}
        type="button"
        commandfor={applDialogId}
        command="show-modal"
        data-opening={opening}
        // Opened without its opening chosen, if nobody kept the click for the page script.
        data-script={opening === undefined ? undefined : ''}
      >
        {label}
      </button>
      <a className={`${classes} ${styles.withoutScript}`} href={`#${applDialogId}`}>
        {label}
      </a>
    </>
  )
}
