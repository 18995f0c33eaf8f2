import { useMessages } from 'next-intl'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { WaterExplorerLoader } from './loaders'
import { SampleStill } from './sample-still'

const { width, height } = miniSets.inland.calibration.camera
const samples = miniSets.inland.masks.map((name) => ({
  image: miniSetFile('inland', `Water Segmentation/Images/${name}.jpg`),
  mask: miniSetFile('inland', `Water Segmentation/Masks/${name}.png`),
}))

/** The synthetic pictures with their masks of the water. */
export function WaterSamples() {
  const { DatasetExplorer: words } = useMessages()
  return (
    <ExplorerFrame path="/datasets/USVInland/Waterline">
      <WaterExplorerLoader
        still={
          <SampleStill pictures={[{ address: samples[0]?.image ?? '', alt: words.maskAlt }]} size={{ width, height }} />
        }
        samples={samples}
        size={{ width, height }}
        messages={words}
      />
    </ExplorerFrame>
  )
}
