'use client'
import type { ReactNode } from 'react'
import { NumberField } from '#components/tools/parts/number-field'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { variantId } from '#lib/content/fleet'
import { formatMessage } from '#lib/i18n/format-message'
import type { FleetFigure } from '#lib/planning/fleet-figures'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { seasons } from '#lib/planning/season-bounds'
import type { SeasonField as FieldName, SeasonEntry } from '#lib/planning/season-entry'
import type { SeasonPlan } from '#lib/planning/season-plan'
import field from '../forms/field.module.scss'
import styles from './season-fields.module.scss'

export interface SeasonFieldsProps {
  entry: SeasonEntry
  wrong: readonly FieldName[]
  /** The last whole plan: what stands for blank fields. */
  plan: SeasonPlan
  print: SeasonPrint
  units: readonly AreaUnit[]
  onChange(change: Partial<SeasonEntry>): void
  onUnit(unit: AreaUnit): void
}

/** Fields that a class of boats fills where they are left blank. */
const figures = { rate: 'rate', width: 'widthM', basket: 'basketKg', endurance: 'enduranceH' } as const

const quarterFields = {
  sweeps: { spring: 'sweepsSpring', summer: 'sweepsSummer', autumn: 'sweepsAutumn', winter: 'sweepsWinter' },
  weed: { spring: 'weedSpring', summer: 'weedSummer', autumn: 'weedAutumn', winter: 'weedWinter' },
} as const

/** Some of the questions under one title. */
export function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {note && <p className={field.hint}>{note}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** One number with its label, and under it what it means or what is wrong. */
export function Field({ name, ...props }: Omit<SeasonFieldsProps, 'units' | 'onUnit'> & { name: FieldName }) {
  const { entry, wrong, print, onChange } = props
  return (
    <NumberField
      id={`season-${name}`}
      name={name}
      label={print.field(name)}
      value={entry[name]}
      note={wrong.includes(name) ? print.problem(name) : noteOf(name, props)}
      wrong={wrong.includes(name)}
      inputMode={name === 'rest' || name === 'latitude' ? 'text' : 'decimal'}
      onChange={(text) => onChange({ [name]: text })}
      maxLength={80}
    />
  )
}

/** Some of them, one after the other. */
export const Fields = ({
  names,
  ...props
}: Omit<SeasonFieldsProps, 'units' | 'onUnit'> & { names: readonly FieldName[] }) =>
  names.map((name) => <Field key={name} {...props} name={name} />)

/** A number for each season of the year. */
export function Quarters({ name, ...props }: SeasonFieldsProps & { name: 'sweeps' | 'weed' }) {
  const { entry, wrong, print, onChange } = props
  const { tool } = print.words
  const names = seasons.map((season) => ({ season, name: quarterFields[name][season] }))
  const bad = names.find((each) => wrong.includes(each.name))
  return (
    <fieldset className={styles.quarters}>
      <legend className={styles.label}>
        {formatMessage(tool.quarters[name], { unit: print.words.units[print.unit] })}
      </legend>
      {names.map((each) => (
        <label key={each.name} className={styles.quarter}>
          <span>{tool.seasons[each.season]}</span>
          <input
            name={each.name}
            className={field.control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={entry[each.name]}
            aria-invalid={wrong.includes(each.name) ? true : undefined}
            aria-describedby={`season-${name}-note`}
            onChange={(event) => onChange({ [each.name]: event.target.value })}
          />
        </label>
      ))}
      <p id={`season-${name}-note`} className={bad ? field.problem : field.hint}>
        {bad ? print.problem(bad.name) : tool.notes[name]}
      </p>
    </fieldset>
  )
}

/** The boats that do the job, to choose from; a limit of the spot that rules one out is said with it. */
export const boatOptions = ({ limits }: SeasonPlan, { boat, words }: SeasonPrint) =>
  limits.map(({ class: one, verdict }) => {
    const ruledOut = verdict === 'ruledOut' ? ` (${words.result.verdicts.ruledOut})` : ''
    return [variantId(one), boat(one) + ruledOut] as const
  })

/** Said of one boat, which a fleet of several kinds has none of: the average counts. */
const ofOneBoat: readonly FieldName[] = ['boatPrice', 'upkeep', 'lease', 'chargeEnergy']

function noteOf(name: FieldName, { plan, print }: Pick<SeasonFieldsProps, 'plan' | 'print'>): string | undefined {
  const { tool } = print.words
  const { fleet } = plan.work
  if (name === 'boats' && fleet.advised) {
    const { from, to } = fleet.advised
    return formatMessage(tool.notes.boatsAdvised, { span: from === to ? from : `${from}–${to}` })
  }
  if (ofOneBoat.includes(name) && fleet.others.length > 0) return tool.notes.average
  if (name in figures) {
    const figure: FleetFigure = fleet[figures[name as keyof typeof figures]]
    if (figure.origin === 'own') return undefined
    const value = name === 'rate' ? figure.value / squareMetresPer[print.unit] : figure.value
    return formatMessage(tool.blank[figure.origin], { value: print.number(value) })
  }
  const notes: Partial<Record<FieldName, string>> = tool.notes
  return notes[name]
}
