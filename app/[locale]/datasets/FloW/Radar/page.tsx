import { useTranslations } from 'next-intl'
import { RadarForms } from '#components/datasets/drawings/radar-forms'
import { RadarSamples } from '#components/datasets/explorer/radar-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { Action } from '#components/ui/action'
import { flowRadar } from '#lib/content/datasets/flow'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/FloW/Radar'

export const generateMetadata = metadataOf(path, 'FlowRadarPage')

export default function FlowRadarPage() {
  const t = useTranslations('FlowRadarPage')
  return (
    <FamilyPage family="flow" path={path} title={t('title')} lead={t('lead')}>
      <RadarSamples path={path} />
      <RadarForms />
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={flowRadar} />
      </Chapter>
      <Chapter id="companion" title={t('companion.title')} text={t('companion.text')}>
        <p>
          <Action look="text" to="/datasets" anchor="risfnet">
            {t('companion.link')}
          </Action>
        </p>
      </Chapter>
    </FamilyPage>
  )
}
