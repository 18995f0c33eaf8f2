import { useTranslations } from 'next-intl'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { SampleStill } from './sample-still'
import { WaterExplorerLoader } from './water-explorer-loader'

const { width, height } = miniSets.inland.calibration.camera
const samples = miniSets.inland.masks.map((name) => ({
  image: miniSetFile('inland', `Water Segmentation/Images/${name}.jpg`),
  mask: miniSetFile('inland', `Water Segmentation/Masks/${name}.png`),
}))

/** The synthetic pictures with their masks of the water. */
export function WaterSamples() {
  const t = useTranslations('DatasetExplorer')
  return (
    <ExplorerFrame path="/datasets/USVInland/Waterline">
      <WaterExplorerLoader
        still={
          <SampleStill pictures={[{ address: samples[0]?.image ?? '', alt: t('maskAlt') }]} size={{ width, height }} />
        }
        samples={samples}
        size={{ width, height }}
        messages={{
          previous: t('previous'),
          next: t('next'),
          mask: t('mask'),
          alt: t('maskAlt'),
          state: t.raw('maskState'),
          failed: t('failed'),
        }}
      />
    </ExplorerFrame>
  )
}
