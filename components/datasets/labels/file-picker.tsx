'use client'

import { type DragEvent, type ReactNode, useState } from 'react'
import { FileChooser } from '#components/ui/file-chooser'
import styles from './file-picker.module.scss'

interface FileDeskProps {
  id: string
  label: string
  button: string
  /** Endings of the files it takes, as `accept` of a file field writes them. */
  accept: string
  /** Whether it takes several at once. */
  multiple?: boolean
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void
  /** The text without script, which reading a file needs. */
  scriptless: string
  fields?: ReactNode
  children: ReactNode
}

/** Takes files, chosen or dropped, and hands them to the page; nothing is sent anywhere. */
export function FilePicker({
  id,
  label,
  button,
  accept,
  multiple,
  onFiles,
  scriptless,
  fields,
  children,
}: FileDeskProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files].slice(0, multiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
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
          <div className={styles.file}>
            <label htmlFor={id}>{label}</label>
            <FileChooser id={id} choose={button} accept={accept} multiple={multiple} onFiles={onFiles} />
          </div>
          {fields}
        </div>
        {children}
      </div>
    </>
  )
}
