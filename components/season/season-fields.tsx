'use client'
import { boatOptions, Field, Fields, Group, Quarters, type SeasonFieldsProps } from '#components/season/season-controls'
import { SeasonKinds } from '#components/season/season-kinds'
import { SelectField } from '#components/tools/parts/select'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonField as FieldName } from '#lib/planning/season-entry'
import { seasonJobs } from '#lib/planning/season-inputs'
import field from '../forms/field.module.scss'
import styles from './season-fields.module.scss'

const groups = {
  weeks: ['days', 'hours', 'litter', 'storm', 'deadline', 'ice', 'rest', 'latitude'],
  people: ['boatsPerWatcher', 'lifters', 'unload', 'charge', 'cart', 'cartTrip', 'personHours'],
  limits: ['bridge', 'gate', 'depth', 'launchDepth', 'launchSlope', 'current', 'wind'],
} as const satisfies Record<string, readonly FieldName[]>

/** The season's questions in three groups, and the limits of the spot. */
export function SeasonFields(props: SeasonFieldsProps) {
  const { entry, plan, print, units, onChange, onUnit } = props
  const { tool } = print.words
  const advised = entry.boat
    ? tool.advisedAny
    : formatMessage(tool.advised, { boat: print.boat(plan.work.fleet.class) })
  return (
    <>
      <Group title={tool.groups.water}>
        <div className={styles.area}>
          <Field {...props} name="area" />
          <SelectField
            id="season-unit"
            name="unit"
            label={tool.fields.unit}
            options={units.map((unit) => [unit, print.words.units[unit]] as const)}
            value={print.unit}
            onChange={onUnit}
          />
        </div>
        <div className={styles.pair}>
          <SelectField
            id="season-job"
            name="job"
            label={tool.fields.job}
            options={seasonJobs.map((job) => [job, tool.jobs[job]])}
            value={entry.job}
            onChange={(job) => onChange({ job, boat: '', boatTwo: '', boatThree: '' })}
          />
          <Field {...props} name="boats" />
        </div>
        <div className={styles.whole}>
          <SelectField
            id="season-boat"
            name="boat"
            label={tool.fields.boat}
            options={[['', advised], ...boatOptions(plan, print)]}
            value={entry.boat}
            onChange={(boat) => onChange({ boat })}
          />
        </div>
        <details className={styles.more}>
          <summary>{tool.more}</summary>
          <div className={styles.fields}>
            <Fields {...props} names={['rate', 'width', 'basket', 'endurance', 'shore']} />
          </div>
        </details>
        <SeasonKinds {...props} />
        <details className={styles.more}>
          <summary>{tool.groups.limits}</summary>
          <p className={field.hint}>{tool.groupNotes.limits}</p>
          <div className={styles.fields}>
            <Fields {...props} names={groups.limits} />
          </div>
        </details>
      </Group>
      <Group title={tool.groups.weeks}>
        <Quarters {...props} name="sweeps" />
        {entry.job === 'weed' && <Quarters {...props} name="weed" />}
        <Fields {...props} names={groups.weeks} />
        <SelectField
          id="season-night"
          name="night"
          label={tool.fields.night}
          options={[
            ['no', tool.no],
            ['yes', tool.yes],
          ]}
          value={entry.night}
          note={tool.notes.night}
          onChange={(night) => onChange({ night })}
        />
      </Group>
      <Group title={tool.groups.people}>
        <Fields {...props} names={groups.people} />
      </Group>
    </>
  )
}
