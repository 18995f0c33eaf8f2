import type { Field } from '../../lib/protocol/widget-config.ts'
import type { PanelLabels } from '../messages/panels.ts'
import { DropDown } from './drop-down.tsx'

interface FormFieldProps {
  field: Field
  value: string
  /** What is wrong, in words. */
  fault?: string
  /** The field whose fault says what is wrong here too. */
  faultToldBy?: string
  labels: PanelLabels
  /** One of several of which one is enough. */
  either?: boolean
  onChange(value: string): void
}

const completions: Partial<Record<string, string>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  address: 'street-address',
  extension: 'organization',
}

/** A labelled box with the mark of a required one and the words under a wrong one. */
export function FormField({ field, value, fault, faultToldBy, labels, either, onChange }: FormFieldProps) {
  const { name, label, type, required, options } = field
  const id = `oc-${name}`
  const described = fault ? `${id}-fault` : faultToldBy && `oc-${faultToldBy}-fault`
  const shared = {
    id,
    name,
    value,
    className: 'box',
    autoComplete: completions[name] ?? 'off',
    'aria-required': required === true,
    'aria-invalid': described !== undefined,
    'aria-describedby': described,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {either && <small>{labels.either}</small>}
        {required && (
          <i className="mark" title={labels.required} aria-hidden="true">
            *
          </i>
        )}
      </label>
      {type === 'select' ? (
        <DropDown
          id={id}
          label={label}
          value={value}
          options={options ?? []}
          empty={labels.choose}
          describedBy={described}
          onChange={onChange}
        />
      ) : type === 'textarea' ? (
        <textarea {...shared} rows={3} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
      {fault && (
        <p className="fault" id={described}>
          {fault}
        </p>
      )}
    </div>
  )
}
