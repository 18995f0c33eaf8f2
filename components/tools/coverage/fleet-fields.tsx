'use client'
import { NumberField } from '#components/tools/parts/number-field'
import { SelectField } from '#components/tools/parts/select'
import { type Bounds, fieldsNamed } from '#lib/coverage-planning/bounds'
import { fleetBounds } from '#lib/coverage-planning/fleet-bounds'
import { type Fleet, fleetSchema } from '#lib/coverage-planning/plan-request'
import { entryOf, type FleetEntry, type FleetField, fleetFields, isGiven } from '#lib/fleet-advice/fleet-address'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { readNumber } from '#lib/i18n/read-number'
import styles from './fleet-fields.module.scss'

interface FleetFieldsProps {
  entry: FleetEntry
  onChange(entry: FleetEntry): void
  /** Boats with given figures: id and the name a visitor reads. */
  presets: readonly { id: string; label: string }[]
  messages: Messages['FleetFields']
  legend: string
}

/** The numbers as the worker takes them, or the fields that are none. */
export function readFleet({ texts }: FleetEntry): { fleet: Fleet } | { wrong: readonly FleetField[] } {
  const values = Object.fromEntries(
    fleetFields.map((name) => {
      const { optional }: Bounds = fleetBounds[name]
      return [name, optional && texts[name].trim() === '' ? null : (readNumber(texts[name]) ?? Number.NaN)]
    }),
  )
  const read = fleetSchema.safeParse(values)
  if (read.success) return { fleet: read.data }
  return { wrong: fieldsNamed(read.error, fleetFields) }
}

/** What the fleets were asked with, a row a field, for the report: product figures are marked as such. */
export function fleetRows(fleets: readonly FleetEntry[], messages: Messages['FleetFields'], none: string): string[][] {
  const textOf = (fleet: FleetEntry, name: FleetField) => {
    const value = fleet.texts[name].trim() || none
    return isGiven(fleet, name) ? formatMessage(messages.givenValue, { value }) : value
  }
  return fleetFields.map((name) => [messages.fields[name], ...fleets.map((fleet) => textOf(fleet, name))])
}

/** One fleet: a boat whose given figures fill what they can, and the visitor's own numbers for the rest. */
export function FleetFields({ entry, onChange, presets, messages, legend }: FleetFieldsProps) {
  const read = readFleet(entry)
  const wrong = 'wrong' in read ? read.wrong : []
  const noteOf = (name: FleetField) => {
    if (!wrong.includes(name)) return isGiven(entry, name) ? messages.given : messages.yours[name]
    const { from, to, whole }: Bounds = fleetBounds[name]
    return formatMessage(whole ? messages.wrongWhole : messages.wrong, { from, to })
  }
  return (
    <fieldset className={styles.fleet}>
      <legend className={styles.legend}>{legend}</legend>
      <SelectField
        label={messages.preset}
        options={[...presets.map(({ id, label }) => [id, label] as const), ['', messages.own]]}
        value={entry.preset}
        onChange={(preset) => onChange(entryOf(preset, entry))}
      />
      <div className={styles.numbers}>
        {fleetFields.map((name) => (
          <NumberField
            key={name}
            label={messages.fields[name]}
            value={entry.texts[name]}
            wrong={wrong.includes(name)}
            note={noteOf(name)}
            onChange={(text) => onChange({ ...entry, texts: { ...entry.texts, [name]: text } })}
          />
        ))}
      </div>
    </fieldset>
  )
}
