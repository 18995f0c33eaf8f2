import { useTranslations } from 'next-intl'
import { flow } from '#lib/content/datasets/flow'
import { miniSetFile, miniSets } from '#lib/content/datasets/mini-sets'
import { BoxExplorerLoader } from './box-explorer-loader'
import { ExplorerFrame } from './explorer-frame'
import { SampleStill } from './sample-still'

const { images, calibration } = miniSets.flow
const samples = images
  .filter(({ file }) => !file.includes('/'))
  .map((image) => ({ ...image, address: miniSetFile('flow', `FloW-Img/images/${image.file}`) }))

/** The pictures of the synthetic FloW set with their boxes. */
export function FlowImageSamples() {
  const t = useTranslations('DatasetExplorer')
  const size = { px: flow.smallObjectPx }
  return (
    <ExplorerFrame path="/datasets/FloW/FloW-Img">
      <BoxExplorerLoader
        still={
          <SampleStill
            pictures={[{ address: samples[0]?.address ?? '', alt: t('boxAlt') }]}
            size={calibration.camera}
          />
        }
        samples={samples}
        messages={{
          previous: t('previous'),
          next: t('next'),
          boxes: t('boxes'),
          size: t('size'),
          all: t('all'),
          small: t('small', size),
          others: t('others', size),
          state: t.raw('boxState'),
          alt: t('boxAlt'),
        }}
      />
    </ExplorerFrame>
  )
}
