'use client'
import { useEffect, useRef } from 'react'
import { FieldProblem, useControlProps } from '#components/forms/field-shell'
import { useField } from '#components/forms/form-context.ts'
import field from '../../../components/forms/field.module.scss'
import styles from './area-field.module.scss'
import { muOf, type OtherUnit, otherUnitOf } from './area-units.ts'

interface AreaFieldProps {
  label: string
  hint: string
  mu: string
  /** The reader's other unit: square metres for Chinese, hectares for English. */
  other: { unit: OtherUnit; label: string }
  otherFirst: boolean
}

/** The area in mu, as the form sends it, and beside it the same in the reader's other unit; each fills the other. */
export function AreaField({ label, hint, mu, other, otherFirst }: AreaFieldProps) {
  const control = useControlProps('area', hint)
  const { hintId } = useField('area')
  const muInput = useRef<HTMLInputElement>(null)
  const otherInput = useRef<HTMLInputElement>(null)

  // The field is also filled from the address and from a draft; the form then says `input`.
  useEffect(() => {
    const form = muInput.current?.form
    const fillOther = () => {
      if (!otherInput.current || document.activeElement === otherInput.current) return
      otherInput.current.value = otherUnitOf(muInput.current?.value ?? '', other.unit)
    }
    form?.addEventListener('input', fillOther)
    return () => form?.removeEventListener('input', fillOther)
  }, [other.unit])

  function fillMu() {
    const input = muInput.current
    if (!input) return
    input.value = muOf(otherInput.current?.value ?? '', other.unit)
    input.dispatchEvent(new Event('input', { bubbles: true })) // rules, draft and summary listen to the field itself
  }

  return (
    <fieldset className={styles.area} data-field="area">
      <legend className={field.label}>{label}</legend>
      <p className={field.hint} id={hintId}>
        {hint}
      </p>
      <div className={styles.pair} data-swapped={otherFirst || undefined}>
        <label className={styles.unit}>
          <input
            ref={muInput}
            className={field.control}
            type="text"
            inputMode="decimal"
            maxLength={13}
            autoComplete="off"
            {...control}
          />
          <span>{mu}</span>
        </label>
        <label className={`${styles.unit} ${styles.other}`}>
          <input
            ref={otherInput}
            className={field.control}
            type="text"
            inputMode="decimal"
            maxLength={13}
            autoComplete="off"
            onInput={fillMu}
          />
          <span>{other.label}</span>
        </label>
      </div>
      <FieldProblem name="area" />
    </fieldset>
  )
}
