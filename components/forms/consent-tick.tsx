'use client'
import type { ReactNode } from 'react'
import { FieldProblem } from '#components/forms/field-shell'
import { useField } from '#components/forms/form-context.ts'
import styles from './consent-tick.module.scss'

/** The unticked box of READ-11. Its sentence links to the privacy page, so it comes as children. */
export function ConsentTick({ children }: { children: ReactNode }) {
  const { id, problemId, problem } = useField('consent')
  return (
    <div className={styles.consent} data-field="consent">
      <label className={styles.label} htmlFor={id}>
        <input
          className={styles.box}
          id={id}
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
        />
        <span>{children}</span>
      </label>
      <FieldProblem name="consent" />
    </div>
  )
}
