import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/page/research-table'
import { type Family, familyName, taskMatrix } from '#lib/content/datasets/families'

/** Which data a task needs: the question users asked (FloW-Dataset issue 3). */
export function TaskMatrix({ family }: { family: Family }) {
  const t = useTranslations('DatasetMatrix')
  const { data, tasks } = taskMatrix[family]
  return (
    <ResearchTable
      caption={t('caption', { family: familyName[family] })}
      columns={[t('task'), ...data.map((kind) => t(`data.${kind}`))]}
      rows={tasks.map(({ task, uses }) => ({
        id: task,
        cells: [t(`tasks.${task}`), ...data.map((kind) => (uses.includes(kind) ? `● ${t('yes')}` : '—'))],
      }))}
    />
  )
}
