'use client'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import styles from './file-field.module.scss'

type FileFieldProps = FieldLabels & { accept: string }

/** One file, by the browser's own chooser; a file can also be dropped on it. */
export function FileField({ name, label, hint, optional, accept }: FileFieldProps) {
  const control = useControlProps(name, hint)
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <input className={styles.file} type="file" accept={accept} {...control} />
    </FieldShell>
  )
}
