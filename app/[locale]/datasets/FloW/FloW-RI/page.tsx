import { useTranslations } from 'next-intl'
import { FusionFrame } from '#components/datasets/drawings/fusion-frame'
import { RadarSamples } from '#components/datasets/explorer/radar-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { Action } from '#components/ui/action'
import { flowRadarImage } from '#lib/content/datasets/flow'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/FloW/FloW-RI'

export const generateMetadata = metadataOf(path, 'FlowRiPage')

export default function FlowRiPage() {
  const t = useTranslations('FlowRiPage')
  return (
    <FamilyPage family="flow" path={path} title={t('title')} lead={t('lead')}>
      <RadarSamples path={path} />
      <FusionFrame />
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={flowRadarImage} />
      </Chapter>
      <Chapter id="use" title={t('use.title')} text={t('use.text')}>
        <p>
          <Action look="text" to="/datasets/FloW/FloW-Img" anchor="results">
            {t('use.results')}
          </Action>
        </p>
        <p>
          <Action look="text" to="/datasets/FloW/Radar">
            {t('use.radar')}
          </Action>
        </p>
      </Chapter>
    </FamilyPage>
  )
}
