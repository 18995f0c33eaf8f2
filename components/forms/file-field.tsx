'use client'
import { type FieldLabels, FieldShell, useControlProps } from '#components/forms/field-shell'
import { FileChooser } from '#components/ui/file-chooser'

type FileFieldProps = FieldLabels & {
  accept: string
  choose: string
}

export function FileField({ name, label, hint, optional, accept, choose }: FileFieldProps) {
  const control = useControlProps(name, hint)
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional}>
      <FileChooser {...control} choose={choose} accept={accept} />
    </FieldShell>
  )
}
