'use client'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import styles from './field.module.scss'

export interface Choice {
  value: string
  label: string
  /** A second, quieter line. */
  note?: string
}

type SelectFieldProps = FieldLabels & {
  choices: readonly Choice[]
  /** The text before a choice. */
  empty: string
  required?: boolean
}

/** One of a list, by the browser's own select. */
export function SelectField({ name, label, hint, optional, choices, empty, required }: SelectFieldProps) {
  const control = useControlProps(name, hint)
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <select className={`${styles.control} ${styles.select}`} required={required} {...control}>
        <option value="">{empty}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
