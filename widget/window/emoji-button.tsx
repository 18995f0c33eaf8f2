import { useRef, useState } from 'react'
import type { WindowLabels } from '../messages/window.ts'
import type { Lang } from '../shared/api-types.ts'
import { Icon } from '../shared/icon.tsx'
import { smileIcon } from '../shared/icons.ts'

type Picker = typeof import('./emoji-picker.tsx').EmojiPicker

/** Opens the signs over the line; they come in a chunk of their own. Where that fails the button does nothing. */
export function EmojiButton({ lang, labels, put }: { lang: Lang; labels: WindowLabels; put(sign: string): void }) {
  const [open, setOpen] = useState(false)
  const [Signs, setSigns] = useState<{ picker: Picker }>()
  const button = useRef<HTMLButtonElement>(null)
  const toggle = async () => {
    if (open) return setOpen(false)
    try {
      if (!Signs) setSigns({ picker: (await import('./emoji-picker.tsx')).EmojiPicker })
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
        className="tool"
        ref={button}
        aria-label={labels.emoji}
        title={labels.emoji}
        aria-expanded={open}
        onClick={() => void toggle()}
      >
        <Icon path={smileIcon} />
      </button>
      {open && Signs && (
        <Signs.picker
          lang={lang}
          close={close}
          take={(sign) => {
            setOpen(false)
            put(sign)
          }}
        />
      )}
    </>
  )
}
