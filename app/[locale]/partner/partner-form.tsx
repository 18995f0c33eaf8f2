import { useTranslations } from 'next-intl'
import { LeadForm } from '#components/forms/lead-form'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import { Action } from '#components/ui/action'
import { limits } from '#lib/leads/forms/limits'

/** Name, title, company, email address, needs (specification 3; which are required: decision 11). */
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
        text: (
          <>
            <p>{t('sent.text')}</p>
            <p>
              <Action to="/aboutus" look="text">
                {t('sent.more')}
              </Action>
            </p>
          </>
        ),
      }}
    >
      <TextField name="name" label={label('name')} maxLength={limits.name} autoComplete="name" required />
      <TextField
        name="title"
        label={label('title')}
        optional={optional}
        maxLength={limits.title}
        autoComplete="organization-title"
      />
      <TextField
        name="company"
        label={label('company')}
        optional={optional}
        maxLength={limits.company}
        autoComplete="organization"
      />
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
