import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { MiniSetStatistics } from '#components/datasets/drawings/mini-set-statistics'
import { SizeScale } from '#components/datasets/drawings/size-scale'
import { FlowImageSamples } from '#components/datasets/explorer/flow-image-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { LabelCheck } from '#components/datasets/labels/label-check'
import { ScoreChapter } from '#components/datasets/labels/score-chapter'
import { VocExample } from '#components/datasets/labels/voc-example'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { ResearchTable } from '#components/datasets/page/research-table'
import { FlowResultsTable } from '#components/datasets/page/results-tables'
import { flow, flowImages } from '#lib/content/datasets/flow'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/datasets/FloW/FloW-Img'
const elements = ['filename', 'size', 'name', 'bndbox'] as const
const figures = { images: flow.images, objects: flow.objects, px: flow.smallObjectPx }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('FlowImgPage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description', figures) })
}

export default function FlowImgPage() {
  const t = useTranslations('FlowImgPage')
  return (
    <FamilyPage family="flow" path={path} title={t('title')} lead={t('lead', figures)}>
      <FlowImageSamples />
      <SizeScale />
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={flowImages} />
      </Chapter>
      <Chapter id="format" title={t('format.title')} text={t('format.text')}>
        <VocExample />
        <ResearchTable
          caption={t('format.caption')}
          columns={[t('format.element'), t('format.meaning')]}
          rows={elements.map((id) => ({
            id,
            cells: [<code key={id}>{id}</code>, t(`format.elements.${id}`)],
          }))}
        />
        <p>{t('format.convert')}</p>
      </Chapter>
      <MiniSetStatistics />
      <LabelCheck />
      <ScoreChapter />
      <Chapter id="results" title={t('results.title')}>
        <FlowResultsTable />
      </Chapter>
    </FamilyPage>
  )
}
