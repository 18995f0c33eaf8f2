import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Chapter } from '#components/datasets/chapter'
import { StereoSamples } from '#components/datasets/explorer/stereo-samples'
import { FactList } from '#components/datasets/fact-list'
import { FamilyPage } from '#components/datasets/family-page'
import { FolderTree } from '#components/datasets/folder-tree'
import { StereoFigure } from '#components/datasets/stereo-figure'
import { Action } from '#components/ui/action'
import { usvStereoFacts } from '#lib/content/datasets/usvinland'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/datasets/USVInland/Stereo'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('UsvStereoPage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

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
