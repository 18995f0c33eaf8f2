import { useMessages, useTranslations } from 'next-intl'
import { type Choice, SelectField } from '#components/forms/select-field'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import type { FieldName } from '#lib/forms/fields'
import { askedField } from '#lib/forms/forms'
import type { FormKind } from '#lib/forms/kinds'

interface LeadFieldProps {
  form: FormKind
  name: FieldName
  label?: string
  hint?: string
  rows?: number
  /** The text of a select before a choice. */
  empty?: string
  /** Options instead of those of its definition. */
  choices?: readonly Choice[]
}

/** A field as its definition says (lib/forms/fields.ts): control, limit, what is required, what a browser may fill in. */
export function LeadField({ form, name, label, hint, rows, empty, choices }: LeadFieldProps) {
  const t = useTranslations('LeadForm')
  const labels = useTranslations('LeadFields')
  const { LeadChoices, Boats } = useMessages()
  const { control, required, max, autoComplete, offers } = askedField(form, name)
  const common = { name, label: label ?? labels(name), hint, optional: required ? undefined : t('optional') }
  if (choices || control === 'choice') {
    const offered = offers?.values.map((value) => ({ value, label: labelIn(offers.labels, value) })) ?? []
    return <SelectField {...common} required={required} empty={empty ?? t('choose')} choices={choices ?? offered} />
  }
  if (control === 'area') return <TextArea {...common} required={required} rows={rows} maxLength={max} />
  const type = control === 'email' || control === 'tel' ? control : undefined
  return <TextField {...common} required={required} type={type} maxLength={max} autoComplete={autoComplete} />

  function labelIn(from: 'LeadChoices' | 'Boats', value: string): string {
    if (from === 'LeadChoices') return new Map(Object.entries(LeadChoices)).get(value) ?? value
    const boat = new Map(Object.entries(Boats)).get(value)
    return boat ? `${boat.name} · ${boat.class}` : value
  }
}
