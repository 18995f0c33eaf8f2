import type { ReactNode } from 'react'
import styles from './answer-desk.module.scss'

interface DeskNoteProps {
  words: { title: string; text: string; command?: string }
  children?: ReactNode
}

/** Stands where a conversation would: why the link opens none, and what to do. */
export function DeskNote({ words, children }: DeskNoteProps) {
  return (
    <div className={styles.note} role="status">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {words.command && (
        <p>
          <code>{words.command}</code>
        </p>
      )}
      {children}
    </div>
  )
}
