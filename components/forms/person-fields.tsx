import { useTranslations } from 'next-intl'
import { TextField } from '#components/forms/text-field'
import { limits } from '#lib/forms/limits'

/** Who asks. */
export function NameField() {
  const label = useTranslations('LeadFields')
  return <TextField name="name" label={label('name')} maxLength={limits.name} autoComplete="name" required />
}

/** Whom they ask for; nobody has to say. */
export function CompanyField() {
  const label = useTranslations('LeadFields')
  const form = useTranslations('LeadForm')
  return (
    <TextField
      name="company"
      label={label('company')}
      optional={form('optional')}
      maxLength={limits.company}
      autoComplete="organization"
    />
  )
}
