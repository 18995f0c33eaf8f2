'use client'
import type { ReactNode } from 'react'
import styles from './watch-stage.module.scss'

interface StageToolProps {
  children: ReactNode
  isPressed?: boolean
  /** It keeps the focus while it works: `aria-disabled`, not `disabled`. */
  isBusy?: boolean
  onPress(): void
}

/** A button over or under the view. */
export function StageTool({ children, isPressed, isBusy, onPress }: StageToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isPressed}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
