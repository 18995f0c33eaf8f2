import { getTranslations } from 'next-intl/server'
import { PageHero } from '#components/sections/page-hero'
import { OrganizationData } from '#components/seo/organization-data'
import { PageMain } from '#components/site/page-main'
import { TwoWays } from '#components/ui/two-ways'
import { metadataOf } from '#lib/seo/metadata-of'
import { CompanyPlace } from './company-place'
import { RightsForm, ServiceForm } from './contact-forms'
import { Desks } from './desks'
import { Imprint } from './imprint'

export const generateMetadata = metadataOf('/contact', 'ContactPage')

export default async function ContactPage() {
  const t = await getTranslations('ContactPage')
  return (
    <PageMain path="/contact" crumb={t('label')}>
      <PageHero
        picture="feichi-morning"
        label={t('label')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <TwoWays call={{ to: '/advisory', words: t('write') }} beside={{ to: '/quote', words: t('quoteCall') }} />
        }
        height="low"
      />
      <Desks />
      <ServiceForm />
      <RightsForm />
      <CompanyPlace />
      <Imprint />
      <OrganizationData />
    </PageMain>
  )
}
