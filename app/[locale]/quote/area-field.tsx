'use client'
import { useEffect, useRef } from 'react'
import { FieldProblem, useControlProps } from '#components/forms/field-shell'
import { useField } from '#components/forms/form-context.ts'
import type { AreaUnit } from '#lib/content/area-units'
import field from '../../../components/forms/field.module.scss'
import styles from './area-field.module.scss'
import { muOf, otherUnitOf } from './area-units.ts'

interface AreaFieldProps {
  label: string
  hint: string
  /** The units of the reader's language in their order; mu, which the form sends, is one of them. */
  units: readonly { unit: AreaUnit; label: string }[]
}

/** The area in the reader's units: each fills the others, and the one in mu is what the form sends. */
export function AreaField({ label, hint, units }: AreaFieldProps) {
  const control = useControlProps('area', hint)
  const { hintId } = useField('area')
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
    return () => form?.removeEventListener('input', fillOthers)
  }, [])

  function fillMu(unit: AreaUnit) {
    const mu = boxes.current.get('mu')
    if (!mu) return
    mu.value = muOf(boxes.current.get(unit)?.value ?? '', unit)
    mu.dispatchEvent(new Event('input', { bubbles: true })) // rules, draft and summary listen to the field itself
  }

  return (
    <fieldset className={styles.area} data-field="area">
      <legend className={field.label}>{label}</legend>
      <p className={field.hint} id={hintId}>
        {hint}
      </p>
      <div className={styles.boxes}>
        {units.map(({ unit, label: name }) => (
          <label key={unit} className={unit === 'mu' ? styles.unit : `${styles.unit} ${styles.other}`}>
            <input
              ref={(box) => {
                if (box) boxes.current.set(unit, box)
              }}
              className={field.control}
              type="text"
              inputMode="decimal"
              maxLength={13}
              autoComplete="off"
              {...(unit === 'mu' ? control : { onInput: () => fillMu(unit) })}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldProblem name="area" />
    </fieldset>
  )
}
