'use client'
import '#lib/browser/zod-without-eval'

import { useEffect, useRef, useState } from 'react'
import { FinderAnswer, type FinderAnswerMessages } from '#components/tools/finder-answer'
import {
  type Entries,
  entriesInAddress,
  fieldsOfJob,
  type numbers,
  queryOf,
  questionOf,
  shorePowers,
} from '#components/tools/finder-entries.ts'
import { waterInAddress } from '#components/tools/use-drawing.ts'
import { type CheckedWater, useWaterCheck } from '#components/tools/use-water-check.ts'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { finderJobs } from '#lib/content/finder'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { adviseFleet } from '#lib/fleet-advice/advise-fleet'
import { fleetQuestionMost } from '#lib/fleet-advice/question'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { readNumber } from '#lib/i18n/read-number'
import field from '../forms/field.module.scss'
import styles from './finder-tool.module.scss'

export interface FinderToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  unitNames: Readonly<Record<AreaUnit, string>>
  links: { quote: string; coverage: string; season: string; tourBoat: string }
  messages: { form: Messages['FinderTool']; answer: Omit<FinderAnswerMessages, 'form'> }
}

/** The area (m²) that is answered until somebody enters one: 120 mu, 8 hectares, a lake in a town's park. */
const exampleM2 = 120 * squareMetresPer.mu

const exampleArea = (unit: AreaUnit) => areaText(exampleM2, unit)

function areaText(areaM2: number, unit: AreaUnit): string {
  return String(Number((areaM2 / squareMetresPer[unit]).toPrecision(6)))
}

/** Whether a drawn water has the area that is asked about, or is still being measured. */
function isAbout(water: CheckedWater | null, areaM2: number): boolean {
  return !water || 'fault' in water || Math.abs(water.areaM2 - areaM2) < areaM2 * 0.005
}

/** Five short questions and the answer beside them, worked out again with every change; the address keeps them. */
export function FinderTool({ locale, units, unitNames, links, messages }: FinderToolProps) {
  const [entries, setEntries] = useState<Entries>({
    job: 'litter',
    area: exampleArea(units[0]),
    unit: units[0],
    weedDepthCm: '',
    shorePower: 'unknown',
    accessWidthM: '',
    visitorsPerDay: '',
    passengers: '',
    litterKgPerDay: '',
  })
  const [drawn, setDrawn] = useState<WaterShape | null>(null)
  const wasChanged = useRef(false)
  const { form } = messages

  useEffect(() => {
    // An area in the address without its unit is in the language's own, not in the one this device remembers.
    const unit = new URLSearchParams(location.search).has('area') ? undefined : rememberedUnit(units)
    const said = { ...(unit && { unit }), ...entriesInAddress(units) }
    const shape = waterInAddress(location.hash)?.shape ?? null
    // The example is in the unit that is shown, and makes way for a drawn water; what was typed early stays.
    setEntries((before) => {
      if (before.area !== exampleArea(units[0])) return { ...before, ...said }
      return { ...before, area: shape ? '' : exampleArea(said.unit ?? before.unit), ...said }
    })
    setDrawn(shape)
  }, [units])

  // A water behind `#` brings its area, where the link itself asks for none.
  const water = useWaterCheck(drawn)
  useEffect(() => {
    if (!water || 'fault' in water) return
    const area = areaText(water.areaM2, units[0])
    setEntries((before) => (before.area ? before : { ...before, unit: units[0], area }))
  }, [water, units])

  // Words typed before this was live are told again one right after the other: each change counts on the one before it.
  function change(next: Partial<Entries>) {
    setEntries((before) => ({ ...before, ...next }))
    wasChanged.current = true
  }

  useEffect(() => {
    if (wasChanged.current)
      history.replaceState(history.state, '', location.pathname + queryOf(entries) + location.hash)
  }, [entries])

  function changeUnit(unit: AreaUnit) {
    const value = readNumber(entries.area)
    const same = value === null ? entries.area : areaText(value * squareMetresPer[entries.unit], unit)
    change({ unit, area: same })
    rememberUnit(unit)
  }

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
        <fieldset className={styles.choices}>
          <legend className={field.label}>{form.job}</legend>
          {finderJobs.map((job) => (
            <label key={job} className={styles.choice}>
              <input
                type="radio"
                name="job"
                value={job}
                checked={entries.job === job}
                onChange={() => change({ job })}
              />
              <span>{form.jobs[job]}</span>
            </label>
          ))}
        </fieldset>
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
          <select
            className={`${field.control} ${field.select}`}
            name="unit"
            aria-label={form.unit}
            value={entries.unit}
            onChange={(event) => changeUnit(units.find((unit) => unit === event.target.value) ?? units[0])}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitNames[unit]}
              </option>
            ))}
          </select>
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
          <fieldset className={styles.choices}>
            <legend className={field.label}>{form.shorePower}</legend>
            {shorePowers.map((power) => (
              <label key={power} className={styles.choice}>
                <input
                  type="radio"
                  name="power"
                  value={power}
                  checked={entries.shorePower === power}
                  onChange={() => change({ shorePower: power })}
                />
                <span>{form.powers[power]}</span>
              </label>
            ))}
          </fieldset>
        )}
      </form>
      <div className={styles.answer} aria-live="polite">
        {question.success ? (
          <FinderAnswer
            advice={adviseFleet(question.data)}
            question={question.data}
            isDrawn={drawn !== null && isAbout(water, question.data.areaM2)}
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
