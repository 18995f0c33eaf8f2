'use client'
import { Labelled } from '#components/tools/parts/number-field'
import field from '../../forms/field.module.scss'

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
export function SelectField<Value extends string>({ id, label, note, ...select }: SelectFieldProps<Value>) {
  return (
    <Labelled id={id} label={label} note={note}>
      {(selectId, noteId) => <Select {...select} id={selectId} describedBy={noteId} />}
    </Labelled>
  )
}
