'use client'
import { Fragment } from 'react'
import { Choice, Field, type SeasonFieldsProps } from '#components/season/season-controls'
import field from '../forms/field.module.scss'
import styles from './season-fields.module.scss'

const kinds = [
  { boat: 'boatTwo', boats: 'boatsTwo' },
  { boat: 'boatThree', boats: 'boatsThree' },
] as const

/** Which other kinds of boats are in the fleet, and how many; as many kinds as do the job. */
export function SeasonKinds(props: SeasonFieldsProps) {
  const { entry, plan, print, onChange } = props
  const { tool } = print.words
  const classes = plan.limits.map((boat) => ({ boat, id: `${boat.class.slug}-${boat.class.variant}` }))
  const taken = [plan.work.fleet.id, entry.boatTwo, entry.boatThree]
  const asked = kinds.slice(0, classes.length - 1)
  if (asked.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{tool.groups.kinds}</summary>
      <p className={field.hint}>{tool.groupNotes.kinds}</p>
      <div className={styles.fields}>
        {asked.map((kind) => (
          <Fragment key={kind.boat}>
            <Choice
              name={kind.boat}
              label={tool.fields[kind.boat]}
              value={entry[kind.boat]}
              onChange={(boat) => onChange({ [kind.boat]: boat })}
            >
              <option value="">{tool.noKind}</option>
              {classes
                .filter(({ id }) => id === entry[kind.boat] || !taken.includes(id))
                .map(({ id, boat }) => (
                  <option key={id} value={id}>
                    {print.boat(boat.class)}
                    {boat.verdict === 'ruledOut' ? ` (${print.words.result.verdicts.ruledOut})` : ''}
                  </option>
                ))}
            </Choice>
            <Field {...props} name={kind.boats} />
          </Fragment>
        ))}
      </div>
    </details>
  )
}
