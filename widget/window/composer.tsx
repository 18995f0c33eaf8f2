import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { sendIcon } from '../shared/icons.ts'
import { EmojiButton } from './emoji-button.tsx'
import { FileButton } from './file-button.tsx'
import { fileParts, loadLater } from './later-part.ts'
import { sendState } from './send-state.ts'
import type { WindowProps } from './window-props.ts'

export interface Draft {
  text: string
  changed(): void
}

interface ComposerProps extends WindowProps {
  draft: Draft
  send(text: string): void
}

/** Where the visitor writes. Enter sends, but never while an input method is still composing. */
export function Composer({ core, session, labels, site, draft, send }: ComposerProps) {
  const [text, setText] = useState(draft.text)
  const [now, setNow] = useState(Date.now())
  const box = useRef<HTMLTextAreaElement>(null)
  const [filesLost, setFilesLost] = useState(false)
  const { known: uploads } = fileParts
  const composing = useRef(false)
  const limit = site.limits?.text ?? 4000
  const length = [...text].length
  const state = sendState({
    text,
    limit,
    now,
    blockedUntil: session.outbox.blockedUntil,
    closed: session.conversation?.state === 'closed',
  })

  useLayoutEffect(() => {
    draft.changed = () => setText(draft.text)
    // Words may have come before there was a line to put them on.
    draft.changed()
  }, [draft])
  useLayoutEffect(() => {
    if (!box.current || box.current.value !== text) return
    box.current.style.height = 'auto'
    // An empty line has its height from its sheet: to measure it would lay out the window once more before it is seen.
    if (text) box.current.style.height = `${Math.min(box.current.scrollHeight + 2, 132)}px`
  }, [text])
  useEffect(() => {
    if (state.kind !== 'wait') return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [state.kind])

  const write = (value: string) => {
    draft.text = value
    // A book that was pasted is not the host's storage to keep.
    if (value && value.length <= 2 * limit) session.store.set('draft', value)
    else session.store.remove('draft')
    setText(value)
    setNow(Date.now())
    session.typed()
  }
  const take = useCallback(
    async (files: readonly File[]) => {
      try {
        const { uploadsOf } = await loadLater(fileParts)
        uploadsOf(core, session, site).add(files)
        setFilesLost(false)
      } catch {
        setFilesLost(true)
      }
      // What has come is drawn now.
      setNow(Date.now())
    },
    [core, session, site],
  )
  const put = (sign: string) => {
    const { current } = box
    if (!current) return
    current.focus()
    current.setRangeText(sign, current.selectionStart, current.selectionEnd, 'end')
    write(current.value)
  }
  const submit = () => {
    if (state.kind !== 'ready') return
    send(text.trim())
    write('')
    box.current?.focus()
  }
  const { seconds = 0 } = state
  const left = limit - length
  const why = {
    ready: labels.send,
    empty: labels.sendEmpty,
    long: labels.sendLong,
    closed: labels.sendClosed,
    wait: (seconds > 60 ? labels.sendLater : labels.sendWait).replace(
      '{value}',
      `${seconds > 60 ? Math.ceil(seconds / 60) : seconds}`,
    ),
  }[state.kind]

  return (
    <form
      className="composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {/* Always there: what comes with its words already in it is not read aloud. */}
      <p className="notice" role="status">
        {filesLost ? labels.failed : core.state.status === 'offline' && labels.offline}
      </p>
      {uploads && <uploads.FileTray core={core} uploads={uploads.uploadsOf(core, session, site)} />}
      <div className="write">
        <textarea
          ref={box}
          rows={1}
          value={text}
          aria-label={labels.label}
          aria-describedby="oc-left"
          aria-invalid={state.kind === 'long'}
          placeholder={site.texts?.placeholder ?? labels.placeholder}
          onInput={(event) => write(event.currentTarget.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={() => {
            composing.current = false
          }}
          onKeyDown={(event: {
            key: string
            shiftKey: boolean
            keyCode: number
            isComposing?: boolean
            preventDefault(): void
          }) => {
            // Safari ends the composition before the key arrives, and marks that key 229.
            if (
              event.key !== 'Enter' ||
              event.shiftKey ||
              event.isComposing ||
              composing.current ||
              event.keyCode === 229
            )
              return
            event.preventDefault()
            submit()
          }}
        />
        {site.files && <FileButton core={core} labels={labels} take={take} />}
        <EmojiButton lang={core.state.lang} labels={labels} put={put} />
        <button
          type="submit"
          className="send"
          aria-disabled={state.kind !== 'ready'}
          aria-label={why}
          title={why}
          data-state={state.kind}
        >
          <Icon path={sendIcon} />
        </button>
      </div>
      <p className="count" id="oc-left" data-over={length > limit}>
        {state.kind === 'wait'
          ? why
          : left < 400
            ? (left < 0 ? labels.over : labels.left).replace('{value}', `${Math.abs(left)}`)
            : ''}
      </p>
    </form>
  )
}
