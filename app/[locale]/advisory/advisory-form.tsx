import { useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SentText } from '#components/forms/sent-text'

/** The consultation: the water first, then who asks. */
export function AdvisoryForm() {
  const t = useTranslations('AdvisoryPage')
  return (
    <LeadForm
      kind="advisory"
      path="/advisory"
      send={t('send')}
      sent={{
        title: t('sent.title'),
        text: <SentText text={t('sent.text')} to="/product" more={t('sent.more')} />,
      }}
    >
      <LeadField form="advisory" name="water" />
      <LeadField form="advisory" name="place" label={t('place.label')} hint={t('place.hint')} />
      <LeadField form="advisory" name="boat" empty={t('boat.unsure')} />
      <LeadField form="advisory" name="message" label={t('message.label')} hint={t('message.hint')} />
      <LeadField form="advisory" name="name" />
      <LeadField form="advisory" name="company" />
      <ReachFields />
    </LeadForm>
  )
}
