import { useEffect, useRef } from 'react'
import type { WindowLabels } from '../messages/window.ts'
import type { Core } from '../shared/core.ts'
import { Icon } from '../shared/icon.tsx'
import { clipIcon } from '../shared/icons.ts'

interface FileButtonProps {
  core: Core
  labels: WindowLabels
  take(files: readonly File[]): void
}

/** Opens the device's choice of files; what is pasted or dropped into the window is taken as well. */
export function FileButton({ core, labels, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { frame } = core
    const took = (event: Event) => {
      const { clipboardData, dataTransfer: given = clipboardData } = event as Partial<ClipboardEvent & DragEvent>
      if (!given?.types.includes('Files')) return
      // A page that got it would be left for it.
      event.preventDefault()
      if (event.type !== 'dragover') take([...given.files])
    }
    frame.onpaste = frame.ondrop = frame.ondragover = took
  }, [core, take])
  return (
    <>
      <button
        type="button"
        className="clip"
        aria-label={labels.attach}
        title={labels.attach}
        onClick={() => input.current?.click()}
      >
        <Icon path={clipIcon} />
      </button>
      <input
        type="file"
        ref={input}
        hidden
        multiple
        accept="image/*,application/pdf"
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
