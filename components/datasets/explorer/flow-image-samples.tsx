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
  const { previous, next, boxes, size, all, boxState, boxAlt } = useMessages().DatasetExplorer
  const px = { px: flow.smallObjectPx }
  return (
    <ExplorerFrame path="/datasets/FloW/FloW-Img">
      <BoxExplorerLoader
        still={
          <SampleStill pictures={[{ address: samples[0]?.address ?? '', alt: boxAlt }]} size={calibration.camera} />
        }
        samples={samples}
        messages={{
          previous,
          next,
          boxes,
          size,
          all,
          boxState,
          boxAlt,
          small: t('small', px),
          others: t('others', px),
        }}
      />
    </ExplorerFrame>
  )
}
