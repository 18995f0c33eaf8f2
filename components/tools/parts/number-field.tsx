'use client'
import { useId } from 'react'
import field from '../../forms/field.module.scss'
import styles from './number-field.module.scss'

interface NumberFieldProps {
  /** Written where the server renders the field too; else one is made. */
  id?: string
  label: string
  value: string
  /** Its parameter in an address, where the form also sends itself. */
  name?: string
  /** What stands under the field: where its number comes from, or what is wrong with it. */
  note?: string | undefined
  wrong?: boolean
  inputMode?: 'decimal' | 'text'
  maxLength?: number
  onChange(text: string): void
}

/** A number typed as text, so that a half-typed one stays as it is; says under it what it may be. */
export function NumberField({
  id: written,
  label,
  value,
  name,
  note,
  wrong = false,
  inputMode = 'decimal',
  maxLength = 14,
  onChange,
}: NumberFieldProps) {
  const made = useId()
  const id = written ?? made
  return (
    <div className={field.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={field.control}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={wrong ? field.problem : field.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
