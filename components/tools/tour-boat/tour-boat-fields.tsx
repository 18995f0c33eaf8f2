'use client'
import { NumberField } from '#components/tools/parts/number-field'
import type { Bounds } from '#lib/coverage-planning/bounds'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { numbersIn } from '#lib/i18n/number-text'
import { tourBoatBounds } from '#lib/planning/tour-boat-year'
import { exampleSeasonDays, type TourBoatEntry, type TourBoatField } from '#lib/planning/tour-boat-year-entry'
import styles from './tour-boat-fields.module.scss'

interface TourBoatFieldsProps {
  entry: TourBoatEntry
  wrong: readonly TourBoatField[]
  given: { visitorsPerYear: number; text: string; condition: string }
  locale: string
  messages: Messages['TourBoatTool']
  onChange(entry: TourBoatEntry): void
}

/** The questions in the order an operator answers them. */
const groups = [
  { id: 'visitors', fields: ['boats', 'seasonDays', 'visitorsPerDay'] },
  { id: 'income', fields: ['ticket', 'otherPerVisitor'] },
  { id: 'cost', fields: ['purchasePerBoat', 'runningPerBoat', 'siteOnce'] },
  { id: 'doubt', fields: ['uncertaintyPercent'] },
] as const satisfies readonly { id: string; fields: readonly TourBoatField[] }[]

/** The visitor's own numbers, each with what it means and where its starting value comes from. */
export function TourBoatFields({ entry, wrong, given, locale, messages, onChange }: TourBoatFieldsProps) {
  const number = numbersIn(locale)
  const noteOf = (field: TourBoatField) => {
    const { from, to, whole }: Bounds = tourBoatBounds[field]
    if (wrong.includes(field))
      return formatMessage(whole ? messages.wrongWhole : messages.wrong, {
        from: number(from),
        to: number(to),
      })
    return formatMessage(messages.notes[field], {
      ...given,
      days: exampleSeasonDays,
      perDay: number(Math.round(given.visitorsPerYear / exampleSeasonDays)),
    })
  }
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ id, fields }) => (
        <fieldset key={id} className={styles.group}>
          <legend className={styles.legend}>{messages.groups[id]}</legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <NumberField
                key={field}
                id={`year-${field}`}
                label={messages.fields[field]}
                value={entry[field]}
                wrong={wrong.includes(field)}
                note={noteOf(field)}
                onChange={(text) => onChange({ ...entry, [field]: text })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  )
}
