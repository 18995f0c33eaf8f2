'use client'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import styles from './field.module.scss'

type TextAreaProps = FieldLabels & { rows?: number; maxLength?: number; required?: boolean }

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ name, label, hint, optional, rows = 5, ...area }: TextAreaProps) {
  const control = useControlProps(name, hint)
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <textarea className={styles.control} rows={rows} {...area} {...control} />
    </FieldShell>
  )
}
