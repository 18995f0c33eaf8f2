import { useTranslations } from 'next-intl'
import { WaterlineFigure } from '#components/datasets/drawings/waterline-figure'
import { WaterSamples } from '#components/datasets/explorer/water-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { RelatedTable } from '#components/datasets/page/related-table'
import { usvWaterline } from '#lib/content/datasets/usvinland'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/Waterline'

export const generateMetadata = metadataOf(path, 'UsvWaterlinePage')

export default function UsvWaterlinePage() {
  const t = useTranslations('UsvWaterlinePage')
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <WaterSamples />
      <WaterlineFigure />
      <Chapter id="facts" title={t('facts.title')} text={t('facts.text')}>
        <FactList facts={usvWaterline} />
      </Chapter>
      <Chapter id="related" title={t('related.title')} text={t('related.text')}>
        <RelatedTable only={['waterscenes', 'modd', 'lars']} />
      </Chapter>
    </FamilyPage>
  )
}
