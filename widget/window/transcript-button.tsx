import { useRef, useState } from 'react'
import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { WindowLabels } from '../messages/window.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { Core } from '../shared/core.ts'
import { Icon } from '../shared/icon.tsx'
import { letterIcon } from '../shared/icons.ts'

type Form = typeof import('./transcript-form.tsx').TranscriptForm

interface TranscriptButtonProps {
  core: Core
  session: ChatSession
  labels: WindowLabels
  site: SiteConfig
}

/** Opens the form that sends the conversation by email; it comes in a chunk of its own. Where that fails nothing opens. */
export function TranscriptButton({ core, session, labels, site }: TranscriptButtonProps) {
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState<{ Form: Form }>()
  const button = useRef<HTMLButtonElement>(null)
  const toggle = async () => {
    if (open) return setOpen(false)
    try {
      if (!form) setForm({ Form: (await import('./transcript-form.tsx')).TranscriptForm })
      setOpen(true)
    } catch {
      setOpen(false)
    }
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        className="square"
        ref={button}
        aria-label={labels.transcript}
        title={labels.transcript}
        aria-expanded={open}
        onClick={() => void toggle()}
      >
        <Icon path={letterIcon} />
      </button>
      {open && form && <form.Form core={core} session={session} site={site} close={close} />}
    </>
  )
}
