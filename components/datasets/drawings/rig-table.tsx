import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/page/research-table'
import { rigParts } from '#lib/content/datasets/sensor-rig'

/** The drawing as a table. */
export function RigTable() {
  const t = useTranslations('RigTable')
  const rig = useTranslations('SensorRig')
  const label = useTranslations('DatasetLabels')
  return (
    <ResearchTable
      caption={t('caption')}
      columns={[t('sensor'), t('known')]}
      rows={rigParts.map((part, index) => ({
        id: part,
        cells: [`${index + 1} ${label(part)}`, rig(part)],
      }))}
    />
  )
}
