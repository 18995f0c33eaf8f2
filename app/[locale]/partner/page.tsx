import { getTranslations } from 'next-intl/server'
import { FormPage } from '#components/forms/form-page'
import { PageMain } from '#components/site/page-main'
import { metadataOf } from '#lib/seo/metadata-of'
import { PartnerForm } from './partner-form'
import { PartnerWays } from './partner-ways'

export const generateMetadata = metadataOf('/partner', 'PartnerPage')

export default async function PartnerPage() {
  const t = await getTranslations('PartnerPage')
  return (
    <PageMain path="/partner" crumb={t('label')}>
      <FormPage
        label={t('label')}
        title={t('title')}
        lead={t('lead')}
        formTitle={t('formTitle')}
        form={<PartnerForm />}
        aside={<PartnerWays />}
      />
    </PageMain>
  )
}
