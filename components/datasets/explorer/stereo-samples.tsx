import { useTranslations } from 'next-intl'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { SampleStill } from './sample-still'
import { StereoExplorerLoader } from './stereo-explorer-loader'

const { camera } = miniSets.inland.calibration
const folder = 'Stereo Matching/Low_Res_640_320'
const pairs = miniSets.inland.stereo.map((name) => ({
  left: miniSetFile('inland', `${folder}/Left_Img_Rectified/${name}.jpg`),
  right: miniSetFile('inland', `${folder}/Right_Img_Rectified/${name}.jpg`),
  disparity: miniSetFile('inland', `${folder}/Disp_Map/${name}.png`),
}))

/** The stereo pairs of the synthetic inland set with their disparity. */
export function StereoSamples() {
  const t = useTranslations('DatasetExplorer')
  return (
    <ExplorerFrame path="/datasets/USVInland/Stereo">
      <StereoExplorerLoader
        still={
          <SampleStill
            pictures={(['left', 'right'] as const).map((side) => ({ address: pairs[0]?.[side] ?? '', alt: t(side) }))}
            size={camera}
            blank="beneath"
          />
        }
        pairs={pairs}
        size={{ width: camera.width, height: camera.height }}
        camera={{ focal: camera.focal_px, baseline: camera.baseline_m }}
        messages={{
          previous: t('previous'),
          next: t('next'),
          left: t('left'),
          right: t('right'),
          map: t('map'),
          reading: t.raw('reading'),
          unknown: t('unknown'),
          failed: t('failed'),
        }}
      />
    </ExplorerFrame>
  )
}
