'use client'
import { useState } from 'react'
import { copyText } from '#lib/browser/copy-text'
import action from '../../ui/action.module.scss'

/** Puts the address, which holds the result, on the clipboard. */
export function CopyLink({ messages }: { messages: { copy: string; copied: string; copyFailed: string } }) {
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  return (
    <button
      type="button"
      data-replay=""
      className={`${action.action} ${action.quiet}`}
      onClick={async () => setState((await copyText(location.href)) ? 'copied' : 'copyFailed')}
    >
      <span aria-live="polite">{messages[state]}</span>
    </button>
  )
}
