import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { emailPattern, plainEmail } from '../../lib/protocol/reach-patterns.ts'
import { transcriptLabels } from '../messages/transcript.ts'
import { Failure } from '../shared/failure.ts'
import { IconButton } from '../shared/icon.tsx'
import { closeIcon } from '../shared/icons.ts'
import { safeAddress } from '../shared/safe-address.ts'
import css from './transcript.css?text'
import type { WindowProps } from './window-props.ts'

type Fault = 'wrong' | 'consent' | 'many' | 'failed'

function faultOf(error: unknown): Fault {
  if (!(error instanceof Failure)) return 'failed'
  if (error.code === 'rate_limited') return 'many'
  return error.code === 'refused' ? 'wrong' : 'failed'
}

/** Where the conversation is to be sent, and that this is agreed to; nothing of it is kept in this browser. */
export function TranscriptForm({ core, session, site, close }: Omit<WindowProps, 'labels'> & { close(): void }) {
  const labels = transcriptLabels[core.state.lang]
  const [email, setEmail] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const [phase, setPhase] = useState<'write' | 'sending' | 'sent'>('write')
  const field = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const id = useId()
  core.adopt(css)
  useEffect(() => field.current?.focus(), [])
  useLayoutEffect(() => {
    // The button that was pressed is gone: what came of it is read next. At once: a key pressed now would go nowhere.
    if (phase === 'sent') result.current?.focus()
  }, [phase])
  const send = async () => {
    if (phase === 'sending') return
    const found = !emailPattern.test(plainEmail(email).trim()) ? 'wrong' : agreed ? undefined : 'consent'
    setFault(found)
    if (found === 'wrong') field.current?.focus()
    if (found) return
    setPhase('sending')
    try {
      await session.sendTranscript(email.trim())
      setPhase('sent')
    } catch (error) {
      setPhase('write')
      setFault(faultOf(error))
    }
  }
  return (
    <form
      className="transcript-form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event: { key: string; stopPropagation(): void }) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <h3 id={`${id}-title`}>
        {labels.title}
        <IconButton path={closeIcon} label={labels.close} onPress={close} />
      </h3>
      {phase !== 'sent' && (
        <>
          <div className="row-of-two">
            <input
              type="email"
              ref={field}
              autoComplete="email"
              maxLength={254}
              aria-label={labels.email}
              placeholder={labels.email}
              aria-invalid={fault === 'wrong'}
              aria-describedby={`${id}-fault`}
              value={email}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
            <button type="submit" className="go" aria-disabled={phase === 'sending'}>
              {phase === 'sending' ? labels.sending : labels.send}
            </button>
          </div>
          <div className="agree">
            <input
              type="checkbox"
              id={`${id}-agree`}
              checked={agreed}
              aria-invalid={fault === 'consent'}
              aria-describedby={`${id}-fault`}
              onInput={(event) => setAgreed(event.currentTarget.checked)}
            />
            <label htmlFor={`${id}-agree`}>
              {labels.agree}{' '}
              {site.consent?.link && (
                <a href={safeAddress(site.consent.link.url)} target="_blank" rel="noopener noreferrer">
                  {site.consent.link.label}
                </a>
              )}
            </label>
          </div>
        </>
      )}
      <p role="status" ref={result} tabIndex={-1} id={`${id}-fault`} className={fault ? 'fault' : ''}>
        {phase === 'sent' ? labels.sent.replace('{value}', () => email.trim()) : fault && labels[fault]}
      </p>
    </form>
  )
}
