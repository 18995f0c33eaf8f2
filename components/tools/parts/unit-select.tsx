'use client'
import type { AreaUnit } from '#lib/content/area-units'
import field from '../../forms/field.module.scss'

interface UnitSelectProps {
  units: readonly AreaUnit[]
  names: Readonly<Record<AreaUnit, string>>
  label: string
  /** Its parameter, where a form sends or keeps it. */
  name?: string
  value: AreaUnit
  onChange(unit: AreaUnit): void
}

/** Chooses the unit that an area is typed in. */
export function UnitSelect({ units, names, label, name, value, onChange }: UnitSelectProps) {
  return (
    <select
      className={`${field.control} ${field.select}`}
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(units.find((unit) => unit === event.target.value) ?? value)}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {names[unit]}
        </option>
      ))}
    </select>
  )
}
