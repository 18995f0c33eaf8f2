import styles from './copy-button.module.scss'

interface CopyButtonProps {
  text: string
  label: string
  copied: string
  failed: string
}

/** Puts a text on the clipboard and says whether it got there; the page script answers it (`answerButtons`). */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-copy={text}
        data-copied={copied}
        data-failed={failed}
        data-script=""
      >
        {label}
      </button>
      {/* Where the framework renders the page itself, words said before that are no mismatch to complain of. */}
      <span role="status" className={styles.answer} suppressHydrationWarning>
        {''}
      </span>
    </span>
  )
}
