'use client'
import { useId } from 'react'
import field from '../forms/field.module.scss'
import styles from './number-field.module.scss'

interface NumberFieldProps {
  /** Written where the server renders the field too; else one is made. */
  id?: string
  label: string
  value: string
  /** What stands under the field: where its number comes from, or what is wrong with it. */
  note: string
  wrong?: boolean
  onChange(text: string): void
}

/** A number typed as text, so that a half-typed one stays as it is; says under it what it may be. */
export function NumberField({ id: written, label, value, note, wrong = false, onChange }: NumberFieldProps) {
  const made = useId()
  const id = written ?? made
  return (
    <div className={field.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={field.control}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={wrong ? field.problem : field.hint}>
        {note}
      </p>
    </div>
  )
}
