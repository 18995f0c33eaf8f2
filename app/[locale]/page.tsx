import { useTranslations } from 'next-intl'
import { JobStory } from '#components/job/job-story'
import { ApasFigures } from '#components/sections/apas-figures'
import { BoatFinder } from '#components/sections/boat-finder'
import { BoatSeries } from '#components/sections/boat-series'
import { ClosingCall } from '#components/sections/closing-call'
import { CompanyPlate } from '#components/sections/company-plate'
import { DatasetPair } from '#components/sections/dataset-pair'
import { DrawYourWater } from '#components/sections/draw-your-water'
import { HomeHero } from '#components/sections/home-hero'
import { NewsTeaser } from '#components/sections/news-teaser'
import { SolutionList } from '#components/sections/solution-list'
import { WaterScenes } from '#components/sections/water-scenes'
import { OrganizationData } from '#components/seo/organization-data'
import { SiteData } from '#components/seo/site-data'
import { PageMain } from '#components/site/page-main'
import { TwoWays } from '#components/ui/two-ways'
import { metadataOf } from '#lib/seo/metadata-of'

export const generateMetadata = metadataOf('/', 'HomePage')

/** The home page: the boats, which one fits, how they work, and the company. */
export default function HomePage() {
  const t = useTranslations('HomePage')
  return (
    <PageMain path="/">
      <HomeHero />
      <DrawYourWater />
      <BoatSeries line="cleaning" title={t('cleaning.title')} lead={t('cleaning.lead')} />
      <BoatSeries line="leisure" title={t('leisure.title')} lead={t('leisure.lead')} tone="dark" />
      <BoatFinder />
      <JobStory />
      <ApasFigures />
      <SolutionList />
      <WaterScenes />
      <DatasetPair />
      <NewsTeaser />
      <CompanyPlate />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays call={{ to: '/advisory', words: t('close.ask') }} beside={{ to: '/quote', words: t('close.quote') }} />
      </ClosingCall>
      <OrganizationData />
      <SiteData />
    </PageMain>
  )
}
