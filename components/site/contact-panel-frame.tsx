'use client'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { usePanelPlace } from '#components/site/use-panel-place.ts'
import styles from './contact-panel.module.scss'

interface ContactPanelFrameProps {
  title: string
  move: string
  children: ReactNode
}

/**
 * The panel that stands over English pages. It opens and closes as `<details>` does, so it needs no script for that;
 * with script it can be moved (`usePanelPlace`) and Escape closes it.
 */
export function ContactPanelFrame({ title, move, children }: ContactPanelFrameProps) {
  const panel = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  usePanelPlace(panel)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <aside ref={panel} className={styles.panel} aria-label={title} onKeyDown={onKeyDown}>
      <button className={styles.grip} type="button" aria-label={move} data-handle="" data-replay="">
        <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path d="M3 4h0M9 4h0M3 10h0M9 10h0M3 16h0M9 16h0" />
        </svg>
      </button>
      {/* A visitor may have opened it before the script started: that is no mismatch to complain of. */}
      <details ref={details} className={styles.details} suppressHydrationWarning>
        <summary className={styles.head} data-handle="">
          <span className={styles.title}>{title}</span>
          <svg className={styles.close} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M4 10h12" />
            <path d="M10 4v12" />
          </svg>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </aside>
  )
}
