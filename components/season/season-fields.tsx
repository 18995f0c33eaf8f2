'use client'
import { Choice, Field, Group, Quarters, type SeasonFieldsProps } from '#components/season/season-controls'
import { SeasonKinds } from '#components/season/season-kinds'
import type { AreaUnit } from '#lib/content/area-units'
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
  const { limits, work } = plan
  const advised = entry.boat ? tool.advisedAny : formatMessage(tool.advised, { boat: print.boat(work.fleet.class) })
  return (
    <>
      <Group title={tool.groups.water}>
        <div className={styles.area}>
          <Field {...props} name="area" />
          <Choice
            name="unit"
            label={tool.fields.unit}
            value={entry.unit}
            onChange={(unit) => onUnit(oneOf(units, unit))}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {print.words.units[unit]}
              </option>
            ))}
          </Choice>
        </div>
        <Choice
          name="job"
          label={tool.fields.job}
          value={entry.job}
          onChange={(job) => onChange({ job, boat: '', boatTwo: '', boatThree: '' })}
        >
          {seasonJobs.map((job) => (
            <option key={job} value={job}>
              {tool.jobs[job]}
            </option>
          ))}
        </Choice>
        <Field {...props} name="boats" />
        <div className={styles.whole}>
          <Choice name="boat" label={tool.fields.boat} value={entry.boat} onChange={(boat) => onChange({ boat })}>
            <option value="">{advised}</option>
            {limits.map((boat) => (
              <option key={print.boat(boat.class)} value={`${boat.class.slug}-${boat.class.variant}`}>
                {print.boat(boat.class)}
                {boat.verdict === 'ruledOut' ? ` (${print.words.result.verdicts.ruledOut})` : ''}
              </option>
            ))}
          </Choice>
        </div>
        <details className={styles.more}>
          <summary>{tool.more}</summary>
          <div className={styles.fields}>
            {(['rate', 'width', 'basket', 'endurance', 'shore'] as const).map((name) => (
              <Field key={name} {...props} name={name} />
            ))}
          </div>
        </details>
        <SeasonKinds {...props} />
        <details className={styles.more}>
          <summary>{tool.groups.limits}</summary>
          <p className={field.hint}>{tool.groupNotes.limits}</p>
          <div className={styles.fields}>
            {groups.limits.map((name) => (
              <Field key={name} {...props} name={name} />
            ))}
          </div>
        </details>
      </Group>
      <Group title={tool.groups.weeks}>
        <Quarters {...props} name="sweeps" />
        {entry.job === 'weed' && <Quarters {...props} name="weed" />}
        {groups.weeks.map((name) => (
          <Field key={name} {...props} name={name} />
        ))}
        <Choice
          name="night"
          label={tool.fields.night}
          value={entry.night}
          note={tool.notes.night}
          onChange={(night) => onChange({ night })}
        >
          <option value="no">{tool.no}</option>
          <option value="yes">{tool.yes}</option>
        </Choice>
      </Group>
      <Group title={tool.groups.people}>
        {groups.people.map((name) => (
          <Field key={name} {...props} name={name} />
        ))}
      </Group>
    </>
  )
}

const oneOf = (units: readonly AreaUnit[], text: string): AreaUnit =>
  units.find((unit) => unit === text) ?? units[0] ?? 'ha'
