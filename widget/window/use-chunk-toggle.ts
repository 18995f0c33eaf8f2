import { type RefObject, useRef, useState } from 'react'

interface ChunkToggle<Part> {
  /** The part, once it has come and while it stands open. */
  part: Part | undefined
  button: RefObject<HTMLButtonElement | null>
  toggle(): Promise<void>
  /** Closes the part and gives the focus back to its button. */
  close(): void
  /** Closes the part and leaves the focus where it is. */
  hide(): void
}

/** A part of the window that its button opens and closes; it comes in a chunk of its own. Where that fails nothing opens. */
export function useChunkToggle<Part>(load: () => Promise<Part>): ChunkToggle<Part> {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const button = useRef<HTMLButtonElement>(null)
  const hide = () => setOpen(false)
  return {
    part: open ? loaded?.part : undefined,
    button,
    hide,
    async toggle() {
      if (open) return hide()
      try {
        if (!loaded) setLoaded({ part: await load() })
        setOpen(true)
      } catch {
        hide()
      }
    },
    close() {
      hide()
      button.current?.focus()
    },
  }
}
