import { useFormatter, useTranslations } from 'next-intl'
import { FusionFrame } from '#components/datasets/drawings/fusion-frame'
import { WaterlineFigure } from '#components/datasets/drawings/waterline-figure'
import { FamilyCard } from '#components/datasets/family/family-card'
import { FrameWall } from '#components/datasets/family/frame-wall'
import { TaskMatrix } from '#components/datasets/family/task-matrix'
import { Chapter } from '#components/datasets/page/chapter'
import { ContentsNav } from '#components/datasets/page/contents-nav'
import { FactList } from '#components/datasets/page/fact-list'
import { PlateNote } from '#components/datasets/page/plate-note'
import { PublicationList } from '#components/datasets/page/publication-list'
import { RelatedTable } from '#components/datasets/page/related-table'
import { ResearchPage } from '#components/datasets/page/research-page'
import { CompanionResultsTable } from '#components/datasets/page/results-tables'
import { SourceLegend } from '#components/datasets/page/source-legend'
import { Warning } from '#components/datasets/page/warning'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { TwoWays } from '#components/ui/two-ways'
import { companionFacts } from '#lib/content/datasets/companion'
import { familyName } from '#lib/content/datasets/families'
import { flow } from '#lib/content/datasets/flow'
import { mariSense, otherWork } from '#lib/content/datasets/other-data'
import { sources } from '#lib/content/datasets/source'
import { usvInland } from '#lib/content/datasets/usvinland'
import { useQuantityText } from '#lib/i18n/quantity-text'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './datasets.module.scss'

const path = '/datasets'
const parts = ['families', 'choose', 'mari', 'risfnet', 'other', 'publications', 'related', 'request'] as const

export const generateMetadata = metadataOf(path, 'DatasetsPage')

export default function DatasetsPage() {
  const t = useTranslations('DatasetsPage')
  const unit = useTranslations('FlowPage.plateUnit')
  const inlandUnit = useTranslations('UsvInlandPage.plateUnit')
  const format = useFormatter()
  const quantityText = useQuantityText()
  return (
    <ResearchPage
      path={path}
      margin={<ContentsNav label={t('margin')} parts={parts.map((id) => ({ id, name: t(`${id}.title`) }))} />}
      label={t('label')}
      title={t('title')}
      lead={t('lead')}
      wall={<FrameWall wall="all" />}
    >
      <Chapter id="families" title={t('families.title')}>
        <div className={styles.families}>
          <FamilyCard
            family="flow"
            text={t('families.flow')}
            open={t('families.open', { family: familyName.flow })}
            figures={[
              {
                id: 'images',
                label: t('plate.images'),
                figure: format.number(flow.images),
                unit: unit('images'),
              },
              {
                id: 'frames',
                label: t('plate.frames'),
                figure: format.number(flow.radarFrames),
                unit: unit('frames'),
              },
            ]}
          />
          <FamilyCard
            family="usvInland"
            text={t('families.usvInland')}
            open={t('families.open', { family: familyName.usvInland })}
            figures={[
              {
                id: 'route',
                label: t('plate.route'),
                figure: quantityText({ form: 'over', value: usvInland.routeOverKm }),
                unit: inlandUnit('route'),
              },
              {
                id: 'pairs',
                label: t('plate.pairs'),
                figure: format.number(usvInland.stereoPairs),
                unit: inlandUnit('pairs'),
              },
            ]}
          />
        </div>
        <PlateNote />
      </Chapter>
      <Chapter id="choose" title={t('choose.title')}>
        <div className={styles.families}>
          <FusionFrame />
          <WaterlineFigure />
        </div>
        <TaskMatrix family="flow" />
        <TaskMatrix family="usvInland" />
      </Chapter>
      <Chapter id="mari" title={t('mari.title')} text={t('mari.text')}>
        <FactList facts={mariSense} />
      </Chapter>
      <Chapter id="risfnet" title={t('risfnet.title')} text={t('risfnet.text')}>
        <FactList facts={companionFacts} />
        <Warning>{t('risfnet.protocol')}</Warning>
        <CompanionResultsTable />
        <p>
          <a href={sources.risfnet.href} rel="external">
            {t('risfnet.link')}
          </a>
        </p>
      </Chapter>
      <Chapter id="other" title={t('other.title')} text={t('other.text')}>
        <FactList facts={otherWork} />
      </Chapter>
      <Chapter id="publications" title={t('publications.title')}>
        <PublicationList />
      </Chapter>
      <Chapter id="related" title={t('related.title')} text={t('related.text')}>
        <RelatedTable />
      </Chapter>
      <Chapter id="request" title={t('request.title')} text={t('request.text')}>
        <div className={styles.actions}>
          <TwoWays
            call={{ to: '/datasets/FloW', anchor: 'request', words: t('request.flow') }}
            beside={{ to: '/datasets/USVInland', anchor: 'request', words: t('request.usvInland') }}
          />
        </div>
      </Chapter>
      <SourceLegend />
      <Breadcrumbs trail={[{ name: t('title'), path }]} />
    </ResearchPage>
  )
}
