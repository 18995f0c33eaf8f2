import { useMessages, useTranslations } from 'next-intl'
import { flow } from '#lib/content/datasets/flow'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { ExplorerFrame } from './explorer-frame'
import { BoxExplorerLoader } from './loaders'
import { SampleStill } from './sample-still'

const { images, calibration } = miniSets.flow
const samples = images
  .filter(({ file }) => !file.includes('/'))
  .map((image) => ({ ...image, address: miniSetFile('flow', `FloW-Img/images/${image.file}`) }))

/** The pictures of the synthetic FloW set with their boxes. */
export function FlowImageSamples() {
  const t = useTranslations('DatasetExplorer')
  const { DatasetExplorer: words } = useMessages()
  const px = { px: flow.smallObjectPx }
  return (
    <ExplorerFrame path="/datasets/FloW/FloW-Img">
      <BoxExplorerLoader
        still={
          <SampleStill
            pictures={[{ address: samples[0]?.address ?? '', alt: words.boxAlt }]}
            size={calibration.camera}
          />
        }
        samples={samples}
        messages={{ ...words, small: t('small', px), others: t('others', px) }}
      />
    </ExplorerFrame>
  )
}
