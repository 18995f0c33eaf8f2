import { useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { SentText } from '#components/forms/sent-text'

/** Name, title, company, email address, needs (SPEC-3; which are required: READ-11). */
export function PartnerForm() {
  const t = useTranslations('PartnerPage')
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
      <LeadField form="partner" name="name" />
      <LeadField form="partner" name="title" />
      <LeadField form="partner" name="company" />
      <LeadField form="partner" name="email" />
      <LeadField form="partner" name="message" label={t('message.label')} hint={t('message.hint')} />
    </LeadForm>
  )
}
