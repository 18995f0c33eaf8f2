import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/page/research-table'
import { SourceNote } from '#components/datasets/page/source-note'
import { type RelatedId, relatedDatasets } from '#lib/content/datasets/related'

/** Datasets of other groups; `only` picks some of them. */
export function RelatedTable({ only }: { only?: readonly RelatedId[] }) {
  const t = useTranslations('RelatedTable')
  const holds = useTranslations('DatasetRelated')
  const shown = relatedDatasets.filter(({ id }) => !only || only.includes(id))
  return (
    <ResearchTable
      caption={t('caption')}
      isCaptionUnseen={!only}
      columns={[t('name'), t('holds'), t('source')]}
      rows={shown.map(({ id, name, year, values, origin }) => ({
        id,
        cells: [year ? `${name} (${year})` : name, holds(id, values), <SourceNote key={id} origin={origin} />],
      }))}
    />
  )
}
