import { useTranslations } from 'next-intl'
import { RigTable } from '#components/datasets/drawings/rig-table'
import { SensorRig } from '#components/datasets/drawings/sensor-rig'
import { SyntheticFrames } from '#components/datasets/drawings/synthetic-frames'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { ResearchTable } from '#components/datasets/page/research-table'
import { usvCalibration, usvPlatform } from '#lib/content/datasets/usvinland'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/Platform'

export const generateMetadata = metadataOf(path, 'UsvPlatformPage')

export default function UsvPlatformPage() {
  const t = useTranslations('UsvPlatformPage')
  const files = [
    { name: 'GPSBase.csv', content: t('files.base'), columns: [t('files.heading'), t('files.baseColumns')] },
    { name: 'GPSRover.csv', content: t('files.rover'), columns: [t('files.heading')] },
    { name: 'IMU_inside_camera.csv', content: t('files.imu'), columns: [t('files.unknown')] },
  ]
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <SensorRig />
      <Chapter id="sensors" title={t('sensors.title')}>
        <FactList facts={usvPlatform} />
      </Chapter>
      <Chapter id="mounting" title={t('mounting.title')} text={t('mounting.text')}>
        <RigTable />
        <h3>{t('mounting.synthetic')}</h3>
        <SyntheticFrames />
      </Chapter>
      <Chapter id="calibration" title={t('calibration.title')} text={t('calibration.text')}>
        <FactList facts={usvCalibration} />
      </Chapter>
      <Chapter id="files" title={t('files.title')} text={t('files.text')}>
        <ResearchTable
          caption={t('files.caption')}
          columns={[t('files.file'), t('files.content'), t('files.columns')]}
          rows={files.map(({ name, content, columns }) => ({
            id: name,
            cells: [<code key={name}>{name}</code>, content, columns.join(' · ')],
          }))}
        />
      </Chapter>
    </FamilyPage>
  )
}
