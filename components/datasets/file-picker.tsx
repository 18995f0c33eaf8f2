'use client'

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import fileField from '../forms/file-field.module.scss'
import styles from './file-picker.module.scss'

interface FileDeskProps {
  label: string
  /** Endings of the files it takes, as `accept` of a file field writes them. */
  accept: string
  onFile: (file: File | undefined) => void
  /** What stands here for who has no script, since reading a file needs it. */
  scriptless: string
  /** Further fields beside the one for the file. */
  fields?: ReactNode
  children: ReactNode
}

/** Takes one file, chosen or dropped, and hands it to the page; nothing is sent anywhere. */
export function FilePicker({ label, accept, onFile, scriptless, fields, children }: FileDeskProps) {
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const give = useRef(onFile)
  give.current = onFile

  // A file may have been chosen before this part was live.
  useEffect(() => {
    const chosen = field.current?.files?.[0]
    if (chosen) give.current(chosen)
  }, [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
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
              onChange={(event) => onFile(event.target.files?.[0])}
            />
          </label>
          {fields}
        </div>
        {children}
      </div>
    </>
  )
}
