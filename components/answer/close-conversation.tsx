'use client'
import { useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import type { Act } from '#components/answer/link-api.ts'
import styles from './desk-panel.module.scss'

interface CloseConversationProps {
  act: Act
  words: DeskWords['close']
  cancel: string
  onCancel: () => void
}

/** Explains closing, with its button. The page shows it as closed once the server says so. */
export function CloseConversation({ act, words, cancel, onCancel }: CloseConversationProps) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const close = async () => {
    setBusy(true)
    const done = await act((calls) => calls.close())
    if (done === undefined) setSaid(words.failed)
    setBusy(false)
  }
  return (
    <div className={styles.panel}>
      <p>{words.text}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.main} disabled={isBusy} onClick={() => void close()}>
          {words.yes}
        </button>
        <button type="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}
