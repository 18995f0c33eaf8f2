'use client'
import { type ReactNode, useId } from 'react'
import field from '../../forms/field.module.scss'
import styles from './number-field.module.scss'

interface LabelledProps {
  /** Written where the server renders the field too; else one is made. */
  id?: string | undefined
  label: string
  /** What stands under the field: where its value comes from, or what is wrong with it. */
  note?: string | undefined
  wrong?: boolean
  /** The control, with its id and that of its note. */
  children: (id: string, noteId: string | undefined) => ReactNode
}

/** A control with its label over it and a note under it. */
export function Labelled({ id: written, label, note, wrong = false, children }: LabelledProps) {
  const made = useId()
  const id = written ?? made
  return (
    <div className={`${field.field} ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id, note ? `${id}-note` : undefined)}
      {note && (
        <p id={`${id}-note`} className={wrong ? field.problem : field.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

interface NumberFieldProps extends Omit<LabelledProps, 'children'> {
  value: string
  /** Its parameter in an address, where the form also sends itself. */
  name?: string
  inputMode?: 'decimal' | 'text'
  maxLength?: number
  onChange(text: string): void
}

/** A number typed as text, so that a half-typed one stays as it is; says under it what it may be. */
export function NumberField(props: NumberFieldProps) {
  const { value, name, inputMode = 'decimal', maxLength = 14, onChange, ...labelled } = props
  return (
    <Labelled {...labelled}>
      {(id, noteId) => (
        <input
          id={id}
          name={name}
          className={field.control}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          aria-invalid={labelled.wrong ? true : undefined}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}
