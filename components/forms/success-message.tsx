'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './success-message.module.scss'

/** Stands where the form stood, once what was written is kept; takes the focus so that it is read out. */
export function SuccessMessage({ title, children }: { title: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={note} className={styles.note} role="status" tabIndex={-1}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path pathLength={1} d="M4 46c12 0 12-12 24-12s12 12 24 12" />
        <path pathLength={1} d="m20 22 10 10L56 6" />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
