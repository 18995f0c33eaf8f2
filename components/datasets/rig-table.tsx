import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/research-table'
import { rigParts } from '#lib/content/datasets/sensor-rig'

/** The drawing as a table. Rates, places and axes are in no public source, and each cell says so. */
export function RigTable() {
  const t = useTranslations('RigTable')
  const rig = useTranslations('SensorRig')
  const label = useTranslations('DatasetLabels')
  return (
    <ResearchTable
      caption={t('caption')}
      columns={[t('sensor'), t('known'), t('rate'), t('place'), t('axes')]}
      rows={rigParts.map((part, index) => ({
        id: part,
        cells: [`${index + 1} ${label(part)}`, rig(part), t('unknown'), t('unknown'), t('unknown')],
      }))}
    />
  )
}
