'use client'
import { useState } from 'react'
import action from '../ui/action.module.scss'

/** Puts the address, which holds the result, on the clipboard. */
export function CopyLink({ messages }: { messages: { copy: string; copied: string; copyFailed: string } }) {
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  return (
    <button
      type="button"
      className={`${action.action} ${action.quiet}`}
      onClick={() =>
        void navigator.clipboard.writeText(location.href).then(
          () => setState('copied'),
          () => setState('copyFailed'),
        )
      }
    >
      <span aria-live="polite">{messages[state]}</span>
    </button>
  )
}
