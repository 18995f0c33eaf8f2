'use client'
import { useState } from 'react'
import { NumberField } from '#components/tools/parts/number-field'
import type { Bounds } from '#lib/coverage-planning/bounds'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import type { TourBoatDayEntry, TourBoatDayField } from '#lib/planning/tour-boat-day-entry'
import { tourBoatDayBounds } from '#lib/planning/tour-boat-day-inputs'
import styles from './tour-boat-day-fields.module.scss'

interface TourBoatDayFieldsProps {
  entry: TourBoatDayEntry
  wrong: readonly TourBoatDayField[]
  /** How a sentence prints the seats that are known. */
  seats: string
  locale: string
  messages: Messages['TourBoatDay']
  onChange(entry: TourBoatDayEntry): void
}

/** What is asked first, and what has a good beginning for most piers. */
const mainFields = ['visitors', 'rideMin', 'seats', 'waitMin'] as const satisfies readonly TourBoatDayField[]
const more = [
  'opensAt',
  'closesAt',
  'peakPercent',
  'peakAt',
  'boardingMin',
  'runHours',
  'chargeMin',
] as const satisfies readonly TourBoatDayField[]

/** Right or wrong only beside others. */
const together: readonly TourBoatDayField[] = ['closesAt', 'peakAt', 'runHours']

/** The day in the visitor's own numbers: four questions, the others folded away with their examples. */
export function TourBoatDayFields({ entry, wrong, seats, locale, messages, onChange }: TourBoatDayFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const number = numbersIn(locale)
  const noteOf = (field: TourBoatDayField) => {
    if (!wrong.includes(field)) return formatMessage(messages.notes[field], { seats })
    const { from, to, whole }: Bounds = tourBoatDayBounds[field]
    const bounds = { from: number(from), to: number(to) }
    if (together.includes(field)) return `${formatMessage(messages.wrong, bounds)} ${messages.together}`
    return formatMessage(whole ? messages.wrongWhole : messages.wrong, bounds)
  }
  const fieldOf = (field: TourBoatDayField) => (
    <NumberField
      key={field}
      id={`day-${field}`}
      label={messages.fields[field]}
      value={entry[field]}
      wrong={wrong.includes(field)}
      note={noteOf(field)}
      onChange={(text) => onChange({ ...entry, [field]: text })}
    />
  )
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>{mainFields.map(fieldOf)}</div>
      <details
        className={styles.more}
        open={isOpen || more.some((field) => wrong.includes(field))}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{messages.more}</summary>
        <div className={styles.fields}>{more.map(fieldOf)}</div>
      </details>
    </form>
  )
}
