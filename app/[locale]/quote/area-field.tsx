'use client'
import { useEffect, useRef, useState } from 'react'
import { FieldProblem, useControlProps } from '#components/forms/field-shell'
import { useField } from '#components/forms/form-context.ts'
import type { AreaUnit } from '#lib/content/area-units'
import field from '../../../components/forms/field.module.scss'
import styles from './area-field.module.scss'
import { muOf, otherUnitOf } from './area-in-mu.ts'

interface AreaFieldProps {
  label: string
  hint: string
  unitLabel: string
  /** The units of the reader's language in their order; mu, which the form sends, is one of them. */
  units: readonly { unit: AreaUnit; label: string }[]
  /** Says beside the box without script, which is in mu, what these are. */
  mu: string
}

/** The area with its unit: one box a unit, of which the chosen one is shown; the one in mu is what the form sends. */
export function AreaField({ label, hint, unitLabel, units, mu: muText }: AreaFieldProps) {
  const control = useControlProps('area', hint)
  const { id, hintId, problem } = useField('area')
  const [chosen, setChosen] = useState<AreaUnit>(units[0]?.unit ?? 'mu')
  const boxes = useRef(new Map<AreaUnit, HTMLInputElement>())

  // The field is also filled from the address and from a draft; the form then says `input`.
  useEffect(() => {
    const form = boxes.current.get('mu')?.form
    const fillOthers = () => {
      const mu = boxes.current.get('mu')?.value ?? ''
      for (const [unit, box] of boxes.current) {
        if (unit !== 'mu' && box !== document.activeElement) box.value = otherUnitOf(mu, unit)
      }
    }
    form?.addEventListener('input', fillOthers)
    // Text typed into the shown box before hydration.
    for (const [unit, box] of boxes.current) {
      const mu = boxes.current.get('mu')
      if (unit === 'mu' || !box.value || !mu || mu.value) continue
      mu.value = muOf(box.value, unit)
      mu.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return () => form?.removeEventListener('input', fillOthers)
  }, [])

  // The error is shown at the visible box, which gets the focus.
  useEffect(() => {
    if (problem && chosen !== 'mu') boxes.current.get(chosen)?.focus()
  }, [problem, chosen])

  function fillMu(unit: AreaUnit) {
    const mu = boxes.current.get('mu')
    if (!mu) return
    mu.value = muOf(boxes.current.get(unit)?.value ?? '', unit)
    mu.dispatchEvent(new Event('input', { bubbles: true })) // rules, draft and summary listen to the field itself
  }

  return (
    <fieldset className={styles.area} data-field="area" data-unit={chosen}>
      <legend className={field.label}>{label}</legend>
      <p className={field.hint} id={hintId}>
        {hint}
      </p>
      <div className={styles.boxes}>
        {units.map(({ unit, label: name }) => (
          <input
            key={unit}
            ref={(box) => {
              if (box) boxes.current.set(unit, box)
            }}
            className={`${field.control} ${styles.number}`}
            type="text"
            inputMode="decimal"
            maxLength={13}
            autoComplete="off"
            aria-label={`${label} ${name}`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            data-shown={unit === chosen || undefined}
            {...(unit === 'mu' ? control : { onInput: () => fillMu(unit) })}
          />
        ))}
        <select
          className={`${field.control} ${field.select} ${styles.unit}`}
          id={`${id}-unit`}
          aria-label={unitLabel}
          value={chosen}
          onChange={({ target }) => setChosen(units.find(({ unit }) => unit === target.value)?.unit ?? 'mu')}
        >
          {units.map(({ unit, label: name }) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </select>
        <span className={styles.mu}>{muText}</span>
      </div>
      <FieldProblem name="area" />
    </fieldset>
  )
}
