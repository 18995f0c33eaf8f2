import { useLayoutEffect, useRef, useState } from 'react'
import { emojiNames } from '../messages/emoji.ts'
import { windowLabels } from '../messages/window.ts'
import type { Lang } from '../shared/api-types.ts'

const columns = 8

const signs = Object.keys(emojiNames.zh)

/** How far each key goes along the signs. */
const ways: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  Home: -signs.length,
  End: signs.length,
}

/** A short set of signs: one stop for Tab, arrows within, each read out by its name. */
export function EmojiPicker({ lang, take, close }: { lang: Lang; take(sign: string): void; close(): void }) {
  const [at, setAt] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => field.current?.querySelectorAll('button')[at]?.focus(), [at])
  return (
    <div
      className="signs"
      ref={field}
      role="toolbar"
      aria-label={windowLabels[lang].emoji}
      onKeyDown={(event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
        const way = ways[event.key]
        if (event.key === 'Escape') close()
        else if (way !== undefined) setAt((old) => Math.min(Math.max(old + way, 0), signs.length - 1))
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {signs.map((sign, index) => (
        <button
          type="button"
          key={sign}
          aria-label={emojiNames[lang][sign]}
          title={emojiNames[lang][sign]}
          tabIndex={index === at ? 0 : -1}
          onClick={() => take(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
