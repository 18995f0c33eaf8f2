'use client'
import type { ReactNode } from 'react'
import { useField } from '#components/forms/form-context.ts'
import styles from './field.module.scss'

export interface FieldLabels {
  name: string
  label: string
  hint?: string
  /** Shown beside the label of a field that may stay empty, e.g. "optional". */
  optional?: string
}

/** Label above, hint under it, the control, and what is wrong with it in words. */
export function FieldShell({ name, label, hint, optional, children }: FieldLabels & { children: ReactNode }) {
  const { id, hintId } = useField(name)
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children}
      <FieldProblem name={name} />
    </div>
  )
}

/** The sentence under a wrong field. */
export function FieldProblem({ name }: { name: string }) {
  const { problem, problemId } = useField(name)
  if (!problem) return null
  return (
    <p className={styles.problem} id={problemId}>
      {problem}
    </p>
  )
}

/** Attributes that tie a control to its label, hint and problem. */
export function useControlProps(name: string, hint?: string) {
  const { id, hintId, problemId, problem } = useField(name)
  return {
    id,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && hintId, problem && problemId].filter(Boolean).join(' ') || undefined,
  }
}
