'use client'
import { useId } from 'react'
import field from '../../forms/field.module.scss'
import styles from './number-field.module.scss'

interface SelectProps<Value extends string> {
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  /** Written where the server renders it too; else one is made. */
  id?: string
  /** Its parameter, where a form sends or keeps it. */
  name?: string
  /** What is chosen, where no label stands beside it. */
  label?: string
  describedBy?: string | undefined
  onChange(value: Value): void
}

/** A choice of one of some words. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, id, name, label, describedBy, onChange } = props
  return (
    <select
      className={`${field.control} ${field.select}`}
      id={id}
      name={name}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(options.find(([each]) => each === event.target.value)?.[0] ?? value)}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}

interface SelectFieldProps<Value extends string> extends Omit<SelectProps<Value>, 'label' | 'describedBy'> {
  label: string
  /** What stands under it. */
  note?: string
}

/** The same with its label over it. */
export function SelectField<Value extends string>({ id: written, label, note, ...select }: SelectFieldProps<Value>) {
  const made = useId()
  const id = written ?? made
  return (
    <div className={field.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select {...select} id={id} describedBy={note ? `${id}-note` : undefined} />
      {note && (
        <p id={`${id}-note`} className={field.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
