import { useMessages } from 'next-intl'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { DriveExplorerLoader } from './loaders'
import { SampleStill } from './sample-still'

const { sequence, calibration } = miniSets.inland
/** Pictures and scans are taken twice a second. */
const hertz = 2
const frames = miniSets.inland.frames.map((name, index) => ({
  image: miniSetFile('inland', `${sequence}-Image/PIC_Left_Rectified/${name}.jpg`),
  scan: miniSetFile('inland', `${sequence}-Lidar/scans/${name}.bin`),
  time: index / hertz,
}))

/** The synthetic sequence: picture, lidar scan and way in step. */
export function DriveSamples() {
  const { DatasetExplorer: words } = useMessages()
  return (
    <ExplorerFrame path="/datasets/USVInland/SLAM">
      <DriveExplorerLoader
        still={
          <SampleStill
            pictures={[{ address: frames[0]?.image ?? '', alt: words.driveAlt }]}
            size={calibration.camera}
            blank="pair"
          />
        }
        frames={frames}
        poses={miniSetFile('inland', `${sequence}-INS/ground_truth.csv`)}
        size={{ width: calibration.camera.width, height: calibration.camera.height }}
        messages={words}
      />
    </ExplorerFrame>
  )
}
