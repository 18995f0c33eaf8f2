import styles from './copy-button.module.scss'

interface CopyButtonProps {
  text: string
  label: string
  copied: string
  failed: string
}

/** Puts a text on the clipboard and says whether it got there; the page script answers it (`answerCopyButtons`). */
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
      {/* Said before the framework takes the page over, words in an element that it left empty would make it draw all anew. */}
      <span role="status" className={styles.answer} suppressHydrationWarning>
        {''}
      </span>
    </span>
  )
}
