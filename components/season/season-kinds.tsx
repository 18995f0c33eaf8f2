'use client'
import { Fragment } from 'react'
import { boatOptions, Field, type SeasonFieldsProps } from '#components/season/season-controls'
import { SelectField } from '#components/tools/parts/select'
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
  const boats = boatOptions(plan, print)
  const taken = [plan.work.fleet.id, entry.boatTwo, entry.boatThree]
  const asked = kinds.slice(0, boats.length - 1)
  if (asked.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{tool.groups.kinds}</summary>
      <p className={field.hint}>{tool.groupNotes.kinds}</p>
      <div className={styles.fields}>
        {asked.map((kind) => (
          <Fragment key={kind.boat}>
            <SelectField
              id={`season-${kind.boat}`}
              name={kind.boat}
              label={tool.fields[kind.boat]}
              options={[['', tool.noKind], ...boats.filter(([id]) => id === entry[kind.boat] || !taken.includes(id))]}
              value={entry[kind.boat]}
              onChange={(boat) => onChange({ [kind.boat]: boat })}
            />
            <Field {...props} name={kind.boats} />
          </Fragment>
        ))}
      </div>
    </details>
  )
}
