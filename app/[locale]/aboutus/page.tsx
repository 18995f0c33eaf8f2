import { useTranslations } from 'next-intl'
import { AboutHero } from '#components/about/about-hero'
import { Beliefs } from '#components/about/beliefs'
import { CompanyFigures } from '#components/about/company-figures'
import { History } from '#components/about/history'
import { Testing } from '#components/about/testing'
import { PublicationList } from '#components/datasets/page/publication-list'
import { ClosingCall } from '#components/sections/closing-call'
import { OrganizationData } from '#components/seo/organization-data'
import { PageMain } from '#components/site/page-main'
import { Section } from '#components/ui/section'
import { TwoWays } from '#components/ui/two-ways'
import { company } from '#lib/content/company'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './aboutus.module.scss'

export const generateMetadata = metadataOf('/aboutus', 'AboutPage', {
  founded: company.founded,
  staff: company.staffAbout,
})

export default function AboutPage() {
  const t = useTranslations('AboutPage')
  const names = useTranslations('PageNames')
  return (
    <PageMain path="/aboutus" crumb={names('/aboutus')}>
      <AboutHero />
      <CompanyFigures />
      <Beliefs />
      <Testing />
      <History />
      <Section id="publications" title={t('publications.title')} lead={t('publications.lead')} tone="light">
        <div className={styles.papers}>
          <PublicationList />
        </div>
      </Section>
      <ClosingCall title={t('call.title')} lead={t('call.lead')}>
        <TwoWays
          call={{ to: '/advisory', words: t('call.advisory') }}
          beside={{ to: '/joinus', words: t('call.joinus') }}
        />
      </ClosingCall>
      <OrganizationData />
    </PageMain>
  )
}
