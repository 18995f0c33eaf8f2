'use client'
import { useEffect, useRef, useState } from 'react'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import styles from './file-field.module.scss'

type FileFieldProps = FieldLabels & {
  accept: string
  /** What stands on its button, in the page's language: the browser's own speaks the system's. */
  choose: string
}

/** One file: by the browser's own chooser, which lies unseen over a field of ours, or dropped on it. */
export function FileField({ name, label, hint, optional, accept, choose }: FileFieldProps) {
  const control = useControlProps(name, hint)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('')
  const read = () => setChosen(input.current?.files?.[0]?.name ?? '')
  // It may have been chosen before this was live.
  useEffect(read, [])
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <span className={styles.field}>
        <span className={styles.button} aria-hidden="true">
          {choose}
        </span>
        <span className={styles.name} aria-hidden="true">
          {chosen}
        </span>
        <input ref={input} className={styles.input} type="file" accept={accept} onChange={read} {...control} />
      </span>
    </FieldShell>
  )
}
