'use client'

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import fileField from '../forms/file-field.module.scss'
import styles from './file-picker.module.scss'

interface FileDeskProps {
  label: string
  /** Endings of the files it takes, as `accept` of a file field writes them. */
  accept: string
  /** Whether it takes several at once. */
  multiple?: boolean
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void
  /** What stands here for who has no script, since reading a file needs it. */
  scriptless: string
  /** Further fields beside the one for the file. */
  fields?: ReactNode
  children: ReactNode
}

/** Takes files, chosen or dropped, and hands them to the page; nothing is sent anywhere. */
export function FilePicker({ label, accept, multiple, onFiles, scriptless, fields, children }: FileDeskProps) {
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const give = useRef(onFiles)
  give.current = onFiles

  const take = (list: FileList | null | undefined) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1)
    if (files.length > 0) give.current(files)
  }
  const took = useRef(take)
  // Files may have been chosen before this part was live.
  useEffect(() => took.current(field.current?.files), [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const dragged = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <>
      <noscript>
        <p>{scriptless}</p>
      </noscript>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field is the first. */}
      <div
        className={styles.desk}
        data-over={over || undefined}
        onDragOver={dragged}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.fields}>
          <label className={styles.file}>
            {label}
            <input
              ref={field}
              type="file"
              className={fileField.file}
              accept={accept}
              multiple={multiple}
              onChange={(event) => take(event.target.files)}
            />
          </label>
          {fields}
        </div>
        {children}
      </div>
    </>
  )
}
