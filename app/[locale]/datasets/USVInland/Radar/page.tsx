import { useTranslations } from 'next-intl'
import { RadarSamples } from '#components/datasets/explorer/radar-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { ResearchTable } from '#components/datasets/page/research-table'
import { SourceNote } from '#components/datasets/page/source-note'
import { Action } from '#components/ui/action'
import { radars } from '#lib/content/datasets/radars'
import { usvRadarFacts } from '#lib/content/datasets/usvinland'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/Radar'

export const generateMetadata = metadataOf(path, 'UsvRadarPage')

export default function UsvRadarPage() {
  const t = useTranslations('UsvRadarPage')
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <RadarSamples path={path} />
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={usvRadarFacts} />
      </Chapter>
      <Chapter id="compare" title={t('compare.title')} text={t('compare.text')}>
        <ResearchTable
          caption={t('compare.caption')}
          columns={[
            t('compare.dataset'),
            t('compare.model'),
            t('compare.count'),
            t('compare.band'),
            t('compare.source'),
          ]}
          rows={radars.map(({ dataset, model, count, band, origin }) => ({
            id: dataset,
            cells: [
              dataset,
              model ?? t('compare.unknown'),
              count ?? t('compare.unknown'),
              band ?? t('compare.unknown'),
              <SourceNote key={dataset} origin={origin} />,
            ],
          }))}
        />
      </Chapter>
      <Chapter id="next" title={t('next.title')}>
        <p>
          <Action look="text" to="/datasets/FloW/Radar">
            {t('next.flow')}
          </Action>
        </p>
        <p>
          <Action look="text" to="/datasets/USVInland/Platform">
            {t('next.rig')}
          </Action>
        </p>
      </Chapter>
    </FamilyPage>
  )
}
