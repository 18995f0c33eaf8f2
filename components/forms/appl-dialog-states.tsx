'use client'
import type { ReactNode } from 'react'
import { FormContext } from '#components/forms/form-context.ts'
import type { FormPhase } from '#components/forms/form-phase.ts'
import { FormStatus, type StatusMessages } from '#components/forms/form-status'
import { SelectField } from '#components/forms/select-field'
import { SubmitButton } from '#components/forms/submit-button'
import { TextField } from '#components/forms/text-field'
import styles from './appl-dialog-states.module.scss'

interface ApplDialogStateProps {
  /** Tells the ids of one sample from another's. */
  id: string
  phase: FormPhase
  problems?: Readonly<Record<string, string>>
  opening: string
  /** The chosen opening, or the invitation to choose. */
  chosen?: string
  messages: StatusMessages & { send: string; choose: string; openingLabel: string }
  children?: ReactNode
}

/** The dialog's form held still in one state, for the demo page; it is no form element and sends nothing. */
export function ApplDialogState({
  id,
  phase,
  problems = {},
  opening,
  chosen,
  messages,
  children,
}: ApplDialogStateProps) {
  return (
    <div className={styles.sample}>
      <FormContext value={{ id, problems }}>
        <SelectField
          name="opening"
          label={messages.openingLabel}
          empty={chosen ?? messages.choose}
          choices={[{ value: opening, label: opening }]}
        />
        <TextField name="name" label={messages.labels.name ?? ''} />
        <TextField name="email" label={messages.labels.email ?? ''} type="email" />
        {children}
        <FormStatus phase={phase} wrong={{}} messages={messages} />
        <SubmitButton kind="button" busy={phase.at === 'sending'} label={messages.send} busyLabel={messages.sending} />
      </FormContext>
    </div>
  )
}
