'use client'
import type { ReactNode } from 'react'
import { type FieldLabels, FieldProblem } from '#components/forms/field-shell'
import { useField } from '#components/forms/form-context.ts'
import type { Choice } from '#components/forms/select-field'
import styles from './choice-group.module.scss'
import field from './field.module.scss'

interface PicturedChoice extends Choice {
  /** Stands over the words; says nothing that they do not. */
  picture?: ReactNode
}

type ChoiceGroupProps = Omit<FieldLabels, 'optional'> & {
  choices: readonly PicturedChoice[]
  /** `many` are ticks, `one` is a choice of one. */
  pick: 'one' | 'many'
}

/** A few answers side by side, each a large target; the heading over the group says its label to eyes. */
export function ChoiceGroup({ name, label, hint, choices, pick }: ChoiceGroupProps) {
  const { id, hintId, problemId, problem } = useField(name)
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy}
      data-field={name}
      data-wrong={problem ? '' : undefined}
    >
      <legend className={styles.hidden}>{label}</legend>
      {hint && (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            {choice.picture}
            <input
              id={index === 0 ? id : undefined}
              type={pick === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.value}
              aria-invalid={problem ? true : undefined}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldProblem name={name} />
    </fieldset>
  )
}
