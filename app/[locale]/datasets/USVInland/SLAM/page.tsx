import { useTranslations } from 'next-intl'
import { DriveSamples } from '#components/datasets/explorer/drive-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { FolderTree } from '#components/datasets/page/folder-tree'
import { OdometryResultsTable } from '#components/datasets/page/results-tables'
import { SequenceName } from '#components/datasets/page/sequence-name'
import { usvInland, usvSlam } from '#lib/content/datasets/usvinland'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/SLAM'

export const generateMetadata = metadataOf(path, 'UsvSlamPage', { count: usvInland.sequences.length })

export default function UsvSlamPage() {
  const t = useTranslations('UsvSlamPage')
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <DriveSamples />
      <Chapter id="names" title={t('names.title')} text={t('names.text')}>
        <SequenceName />
      </Chapter>
      <Chapter id="folders" title={t('folders.title')}>
        <FolderTree
          folders={[
            {
              name: '*-Image',
              inside: [
                { name: 'PIC_Left_Rectified', note: t('folders.left') },
                { name: 'PIC_Right_Rectified', note: t('folders.right') },
              ],
            },
            { name: '*-INS', note: t('folders.ins') },
            { name: '*-Lidar', inside: [{ name: 'Laser_Timestamp_Middle.txt', note: t('folders.stamp') }] },
          ]}
        />
      </Chapter>
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={usvSlam} />
      </Chapter>
      <Chapter id="results" title={t('results.title')}>
        <OdometryResultsTable />
      </Chapter>
    </FamilyPage>
  )
}
