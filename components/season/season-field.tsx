'use client'
import field from '../forms/field.module.scss'
import styles from './season-fields.module.scss'

interface SeasonFieldProps {
  name: string
  label: string
  value: string
  /** Where the number comes from or what it means; what is wrong with it where it is. */
  note?: string | undefined
  isWrong: boolean
  inputMode?: 'decimal' | 'text'
  onChange(text: string): void
}

/** One number as text; its name is its parameter in an address, so that the form also sends itself. */
export function SeasonField({ name, label, value, note, isWrong, inputMode = 'decimal', onChange }: SeasonFieldProps) {
  const id = `season-${name}`
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
        maxLength={80}
        value={value}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={isWrong ? field.problem : field.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
