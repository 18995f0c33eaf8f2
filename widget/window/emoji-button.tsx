import type { WindowLabels } from '../messages/window.ts'
import type { Lang } from '../shared/api-types.ts'
import { Icon } from '../shared/icon.tsx'
import { smileIcon } from '../shared/icons.ts'
import { useChunkToggle } from './use-chunk-toggle.ts'

/** Opens the signs over the line. */
export function EmojiButton({ lang, labels, put }: { lang: Lang; labels: WindowLabels; put(sign: string): void }) {
  const {
    part: Picker,
    button,
    toggle,
    close,
    hide,
  } = useChunkToggle(async () => (await import('./emoji-picker.tsx')).EmojiPicker)
  return (
    <>
      <button
        type="button"
        className="tool"
        ref={button}
        aria-label={labels.emoji}
        title={labels.emoji}
        aria-expanded={Boolean(Picker)}
        onClick={() => void toggle()}
      >
        <Icon path={smileIcon} />
      </button>
      {Picker && (
        <Picker
          lang={lang}
          close={close}
          take={(sign) => {
            hide()
            put(sign)
          }}
        />
      )}
    </>
  )
}
