import { useTranslations } from 'next-intl'
import { StereoFigure } from '#components/datasets/drawings/stereo-figure'
import { StereoSamples } from '#components/datasets/explorer/stereo-samples'
import { FamilyPage } from '#components/datasets/family/family-page'
import { Chapter } from '#components/datasets/page/chapter'
import { FactList } from '#components/datasets/page/fact-list'
import { FolderTree } from '#components/datasets/page/folder-tree'
import { Action } from '#components/ui/action'
import { usvStereoFacts } from '#lib/content/datasets/usvinland'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/datasets/USVInland/Stereo'

export const generateMetadata = metadataOf(path, 'UsvStereoPage')

export default function UsvStereoPage() {
  const t = useTranslations('UsvStereoPage')
  return (
    <FamilyPage family="usvInland" path={path} title={t('title')} lead={t('lead')}>
      <StereoSamples />
      <StereoFigure />
      <Chapter id="facts" title={t('facts.title')}>
        <FactList facts={usvStereoFacts} />
      </Chapter>
      <Chapter id="folders" title={t('folders.title')}>
        <FolderTree
          folders={[
            {
              name: 'Stereo Matching',
              inside: [
                {
                  name: 'Low_Res_640_320',
                  inside: [
                    { name: 'Disp_Map', note: t('folders.disparity') },
                    { name: 'Left_Img_Rectified', note: t('folders.left') },
                    { name: 'Right_Img_Rectified', note: t('folders.right') },
                  ],
                },
              ],
            },
          ]}
        />
      </Chapter>
      <Chapter id="calibration" title={t('calibration.title')} text={t('calibration.text')}>
        <p>
          <Action look="text" to="/datasets/USVInland/Platform" anchor="calibration">
            {t('calibration.link')}
          </Action>
        </p>
      </Chapter>
    </FamilyPage>
  )
}
