'use client'
import type { ComponentProps } from 'react'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import styles from './field.module.scss'

type TextFieldProps = FieldLabels &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required' | 'placeholder'>

/** One line of text, an address, a telephone number. */
export function TextField({ name, label, hint, optional, ...input }: TextFieldProps) {
  const control = useControlProps(name, hint)
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <input className={styles.control} {...input} {...control} />
    </FieldShell>
  )
}
