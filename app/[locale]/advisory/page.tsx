import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '#components/forms/form-page'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { NextSteps } from '#components/forms/next-steps'
import { PreparationNotes } from '#components/forms/preparation-notes'
import { ReachFields } from '#components/forms/reach-fields'
import { SentText } from '#components/forms/sent-text'
import { PageMain } from '#components/site/page-main'
import { metadataOf } from '#lib/seo/metadata-of'

export const generateMetadata = metadataOf('/advisory', 'AdvisoryPage')

export default async function AdvisoryPage() {
  const t = await getTranslations('AdvisoryPage')
  const step = (name: 'kept' | 'read' | 'answer') => ({ title: t(`next.${name}.title`), text: t(`next.${name}.text`) })
  return (
    <PageMain path="/advisory" crumb={t('label')}>
      <FormPage
        label={t('label')}
        title={t('title')}
        lead={t('lead')}
        formTitle={t('formTitle')}
        form={<AdvisoryForm />}
        aside={<NextSteps title={t('next.title')} steps={[step('kept'), step('read'), step('answer')]} />}
      />
      <PreparationNotes />
    </PageMain>
  )
}

/** The consultation: the water first, then who asks. */
function AdvisoryForm() {
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
