import { useFormatter, useTranslations } from 'next-intl'
import { StereoFigure } from '#components/datasets/drawings/stereo-figure'
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
import { taskMatrix } from '#lib/content/datasets/families'
import { usvAccess, usvInland } from '#lib/content/datasets/usvinland'
import { useQuantityText } from '#lib/i18n/quantity-text'
import { metadataOf } from '#lib/seo/metadata-of'
import { withFeed } from '#lib/seo/with-feed'

const path = '/datasets/USVInland'
const figures = { km: usvInland.routeOverKm }

export const generateMetadata = withFeed(metadataOf(path, 'UsvInlandPage'), 'datasets')

export default function UsvInlandPage() {
  const t = useTranslations('UsvInlandPage')
  const chapter = useTranslations('DatasetFamily.chapters')
  const format = useFormatter()
  const quantityText = useQuantityText()
  return (
    <FamilyPage family="usvInland" path={path} title="USVInland" lead={t('lead', figures)}>
      <DataPlate
        entries={[
          { id: 'route', figure: quantityText({ form: 'over', value: usvInland.routeOverKm }) } as const,
          { id: 'pairs', figure: format.number(usvInland.stereoPairs) } as const,
          { id: 'size', figure: `${usvInland.imageWidth} × ${usvInland.imageHeight}` } as const,
          { id: 'tasks', figure: taskMatrix.usvInland.tasks.length } as const,
        ].map(({ id, figure }) => ({ id, label: t(`plate.${id}`), figure, unit: t(`plateUnit.${id}`) }))}
      />
      <PlateNote />
      <Chapter id="parts" title={t('parts.title')}>
        <PartLinks
          parts={[
            { to: '/datasets/USVInland/SLAM', name: chapter('/datasets/USVInland/SLAM'), text: t('parts.slam') },
            { to: '/datasets/USVInland/Stereo', name: chapter('/datasets/USVInland/Stereo'), text: t('parts.stereo') },
            {
              to: '/datasets/USVInland/Waterline',
              name: chapter('/datasets/USVInland/Waterline'),
              text: t('parts.waterline'),
            },
            {
              to: '/datasets/USVInland/Platform',
              name: chapter('/datasets/USVInland/Platform'),
              text: t('parts.platform'),
            },
          ]}
        />
      </Chapter>
      <Chapter id="matrix" title={t('matrix.title')} text={t('matrix.text')}>
        <StereoFigure />
        <TaskMatrix family="usvInland" />
      </Chapter>
      <MiniSetChapter family="usvInland" />
      <Chapter id="terms" title={t('terms.title')} text={t('terms.text')}>
        <FactList facts={usvAccess} />
      </Chapter>
      <FamilyClosing family="usvInland" />
      <DatasetData family="usvInland" description={t('meta.description')} />
    </FamilyPage>
  )
}
