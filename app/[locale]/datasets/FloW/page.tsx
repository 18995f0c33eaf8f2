import { useFormatter, useTranslations } from 'next-intl'
import { SizeScale } from '#components/datasets/drawings/size-scale'
import { DatasetData } from '#components/datasets/family/dataset-data'
import { FamilyClosing } from '#components/datasets/family/family-closing'
import { FamilyPage } from '#components/datasets/family/family-page'
import { MiniSetChapter } from '#components/datasets/family/mini-set-chapter'
import { PartLinks } from '#components/datasets/family/part-links'
import { TaskMatrix } from '#components/datasets/family/task-matrix'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { PlateNote } from '#components/datasets/page/plate-note'
import { DataPlate } from '#components/ui/data-plate'
import { flow, flowAccess } from '#lib/content/datasets/flow'
import { metadataOf } from '#lib/seo/metadata-of'
import { withFeed } from '#lib/seo/with-feed'

const path = '/datasets/FloW'

export const generateMetadata = withFeed(metadataOf(path, 'FlowPage'), 'datasets')

const plate = {
  images: flow.images,
  objects: flow.objects,
  frames: flow.radarFrames,
  videos: flow.videoSequences,
} as const
const plateOrder = ['images', 'objects', 'frames', 'videos'] as const

export default function FlowPage() {
  const t = useTranslations('FlowPage')
  const chapter = useTranslations('DatasetFamily.chapters')
  const format = useFormatter()
  return (
    <FamilyPage family="flow" path={path} title="FloW" lead={t('lead')}>
      <DataPlate
        entries={plateOrder.map((id) => ({
          id,
          label: t(`plate.${id}`),
          figure: format.number(plate[id]),
          unit: t(`plateUnit.${id}`),
        }))}
      />
      <PlateNote />
      <Chapter id="parts" title={t('parts.title')} text={t('parts.text')}>
        <PartLinks
          parts={[
            { to: '/datasets/FloW/FloW-Img', name: 'FloW-Img', text: t('parts.img') },
            { to: '/datasets/FloW/FloW-RI', name: 'FloW-RI', text: t('parts.ri') },
            { to: '/datasets/FloW/Radar', name: chapter('/datasets/FloW/Radar'), text: t('parts.radar') },
          ]}
        />
        <SizeScale />
      </Chapter>
      <Chapter id="matrix" title={t('matrix.title')}>
        <TaskMatrix family="flow" />
      </Chapter>
      <MiniSetChapter family="flow" />
      <Chapter id="terms" title={t('terms.title')} text={t('terms.text')}>
        <FactList facts={flowAccess} />
      </Chapter>
      <FamilyClosing family="flow" />
      <DatasetData family="flow" description={t('meta.description')} />
    </FamilyPage>
  )
}
