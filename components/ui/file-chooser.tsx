'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './file-chooser.module.scss'

type FileChooserProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref' | 'value' | 'onChange'> & {
  /** What stands on its button, in the page's language: the browser's own speaks the system's. */
  choose: string
  /** Called with at least one file, also when it was chosen before this was live. */
  onFiles?: (files: readonly File[]) => void
  /** Lets go of what it has handed over, so that the same file can be chosen once more; its name stays. */
  isEmptied?: boolean
}

/** A field for files: the browser's own chooser lies unseen over a field of ours, or a file is dropped on it. */
export function FileChooser({ choose, onFiles, isEmptied, ...control }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('')

  function take() {
    const files = [...(input.current?.files ?? [])]
    setChosen(files.map(({ name }) => name).join(', '))
    if (files.length > 0) onFiles?.(files)
    if (isEmptied && input.current) input.current.value = ''
  }
  const took = useRef(take)
  // Files may have been chosen before this was live.
  useEffect(() => took.current(), [])

  return (
    <span className={styles.field}>
      <span className={styles.button} aria-hidden="true">
        {choose}
      </span>
      <span className={styles.name} aria-hidden="true">
        {chosen}
      </span>
      <input {...control} ref={input} className={styles.input} type="file" onChange={take} />
    </span>
  )
}
