import { getTranslations } from 'next-intl/server'
import { FormPage } from '#components/forms/form-page'
import { NextSteps } from '#components/forms/next-steps'
import { PreparationNotes } from '#components/forms/preparation-notes'
import { PageMain } from '#components/site/page-main'
import { metadataOf } from '#lib/seo/metadata-of'
import { AdvisoryForm } from './advisory-form'

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
