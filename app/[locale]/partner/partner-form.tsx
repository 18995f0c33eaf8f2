import { useTranslations } from 'next-intl'
import { LeadForm } from '#components/forms/lead-form'
import { CompanyField, NameField } from '#components/forms/person-fields'
import { SentText } from '#components/forms/sent-text'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import { limits } from '#lib/forms/limits'

/** Name, title, company, email address, needs (SPEC-3; which are required: READ-11). */
export function PartnerForm() {
  const t = useTranslations('PartnerPage')
  const label = useTranslations('LeadFields')
  const optional = useTranslations('LeadForm')('optional')
  return (
    <LeadForm
      kind="partner"
      path="/partner"
      send={t('send')}
      sent={{
        title: t('sent.title'),
        text: <SentText text={t('sent.text')} to="/aboutus" more={t('sent.more')} />,
      }}
    >
      <NameField />
      <TextField
        name="title"
        label={label('title')}
        optional={optional}
        maxLength={limits.title}
        autoComplete="organization-title"
      />
      <CompanyField />
      <TextField
        name="email"
        label={label('email')}
        type="email"
        maxLength={limits.email}
        autoComplete="email"
        required
      />
      <TextArea
        name="message"
        label={t('message.label')}
        hint={t('message.hint')}
        maxLength={limits.message}
        required
      />
    </LeadForm>
  )
}
