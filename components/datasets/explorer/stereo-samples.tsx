import { useMessages } from 'next-intl'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { StereoExplorerLoader } from './loaders'
import { SampleStill } from './sample-still'

const { camera } = miniSets.inland.calibration
const folder = 'Stereo Matching/Low_Res_640_320'
const pairs = miniSets.inland.stereo.map((name) => ({
  left: miniSetFile('inland', `${folder}/Left_Img_Rectified/${name}.jpg`),
  right: miniSetFile('inland', `${folder}/Right_Img_Rectified/${name}.jpg`),
  disparity: miniSetFile('inland', `${folder}/Disp_Map/${name}.png`),
}))

/** The stereo pairs of the synthetic inland set with their disparity. */
export function StereoSamples() {
  const { DatasetExplorer: words } = useMessages()
  return (
    <ExplorerFrame path="/datasets/USVInland/Stereo">
      <StereoExplorerLoader
        still={
          <SampleStill
            pictures={[
              { address: pairs[0]?.left ?? '', alt: words.left },
              { address: pairs[0]?.right ?? '', alt: words.right },
            ]}
            size={camera}
            blank="beneath"
          />
        }
        pairs={pairs}
        size={{ width: camera.width, height: camera.height }}
        camera={{ focal: camera.focal_px, baseline: camera.baseline_m }}
        messages={words}
      />
    </ExplorerFrame>
  )
}
