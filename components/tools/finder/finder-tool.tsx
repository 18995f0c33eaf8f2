'use client'
import '#lib/browser/zod-without-eval'

import { FinderAnswer, type FinderAnswerMessages } from '#components/tools/finder/finder-answer'
import { fieldsOfJob, type numbers, questionOf, shorePowers } from '#components/tools/finder/finder-entries.ts'
import { useFinderEntries } from '#components/tools/finder/use-finder-entries.ts'
import { Select } from '#components/tools/parts/select'
import type { AreaUnit } from '#lib/content/area-units'
import { finderJobs } from '#lib/content/finder'
import { adviseFleet } from '#lib/fleet-advice/advise-fleet'
import { fleetQuestionMost } from '#lib/fleet-advice/question'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import field from '../../forms/field.module.scss'
import styles from './finder-tool.module.scss'

export interface FinderToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  unitNames: Readonly<Record<AreaUnit, string>>
  links: { quote: string; coverage: string; season: string; tourBoat: string }
  messages: { form: Messages['FinderTool']; answer: Omit<FinderAnswerMessages, 'form'> }
}

/** Five short questions and the answer beside them, worked out again with every change; the address keeps them. */
export function FinderTool({ locale, units, unitNames, links, messages }: FinderToolProps) {
  const { entries, change, changeUnit, isDrawn } = useFinderEntries(units)
  const { form } = messages
  const question = questionOf(entries)
  const wrong = new Set(question.success ? [] : question.error.issues.map(({ path }) => path[0]))
  const isWrong = (name: string, text: string) => text.trim() !== '' && wrong.has(name)
  const areaProblem = isWrong('areaM2', entries.area) ? form.wrong : null
  const problem = (name: (typeof numbers)[number]) =>
    isWrong(name, entries[name])
      ? formatMessage(name === 'passengers' || name === 'visitorsPerDay' ? form.wrongWhole : form.wrongNumber, {
          to: fleetQuestionMost[name].toLocaleString(locale),
        })
      : null

  return (
    <div className={styles.finder}>
      <form className={styles.questions} onSubmit={(event) => event.preventDefault()}>
        <Choices
          name="job"
          title={form.job}
          names={form.jobs}
          values={finderJobs}
          chosen={entries.job}
          onChoose={(job) => change({ job })}
        />
        <fieldset className={styles.area}>
          <legend className={field.label}>{form.area}</legend>
          <input
            className={field.control}
            name="area"
            aria-label={form.area}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={entries.area}
            aria-invalid={areaProblem ? true : undefined}
            aria-describedby={areaProblem ? 'area-problem' : undefined}
            onChange={(event) => change({ area: event.target.value })}
          />
          <Select
            options={units.map((unit) => [unit, unitNames[unit]] as const)}
            label={form.unit}
            name="unit"
            value={entries.unit}
            onChange={changeUnit}
          />
          {areaProblem && (
            <p id="area-problem" className={field.problem}>
              {areaProblem}
            </p>
          )}
        </fieldset>
        {fieldsOfJob[entries.job].map((name) => (
          <label key={name} className={field.field}>
            <span className={field.label}>
              {form.numbers[name]}
              <span className={field.optional}>{form.optional}</span>
            </span>
            <input
              className={field.control}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={entries[name]}
              aria-invalid={problem(name) ? true : undefined}
              onChange={(event) => change({ [name]: event.target.value })}
            />
            {problem(name) && <span className={field.problem}>{problem(name)}</span>}
          </label>
        ))}
        {entries.job !== 'inspect' && (
          <Choices
            name="power"
            title={form.shorePower}
            names={form.powers}
            values={shorePowers}
            chosen={entries.shorePower}
            onChoose={(shorePower) => change({ shorePower })}
          />
        )}
      </form>
      <div className={styles.answer} aria-live="polite">
        {question.success ? (
          <FinderAnswer
            advice={adviseFleet(question.data)}
            question={question.data}
            isDrawn={isDrawn(question.data.areaM2)}
            locale={locale}
            unit={entries.unit}
            unitName={unitNames[entries.unit]}
            links={links}
            messages={{ ...messages.answer, form }}
          />
        ) : (
          <p className={styles.empty}>{wrong.has('areaM2') ? form.empty : form.correct}</p>
        )}
      </div>
    </div>
  )
}

interface ChoicesProps<Value extends string> {
  name: string
  title: string
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
  chosen: Value
  onChoose(value: Value): void
}

function Choices<Value extends string>({ name, title, names, values, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={field.label}>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
