'use client'

import { useState } from 'react'
import styles from './copy-button.module.scss'

interface CopyButtonProps {
  text: string
  label: string
  copied: string
  failed: string
}

/** Puts a text on the clipboard and says whether it got there; a click before hydration is replayed. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [answer, setAnswer] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer(copied),
      () => setAnswer(failed),
    )
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} onClick={copy} data-replay>
        {label}
      </button>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
    </span>
  )
}
