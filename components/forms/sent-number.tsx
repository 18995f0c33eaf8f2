'use client'
import { createContext, use } from 'react'
import styles from './sent-number.module.scss'

/** The number under which the server kept what was sent. */
export const SentContext = createContext<string | undefined>(undefined)

/** The receipt's number, for asking about it later; nothing where the server named none. */
export function SentNumber({ label }: { label: string }) {
  const id = use(SentContext)
  return (
    id && (
      <p className={styles.number}>
        {label} <code translate="no">{id}</code>
      </p>
    )
  )
}
