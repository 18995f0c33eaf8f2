import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CutDepth } from '#components/product/drawings/cut-depth'
import { PhotoChapter } from '#components/product/photo-chapter'
import { VariantPair } from '#components/product/variant-pair'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'moshark'

export const generateMetadata = boatMetadata(slug)

export default function MosharkPage() {
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        { variant: 'cleaning', key: 'coverAreaMu', label: copy.hero.cleaningArea },
        { variant: 'weed', key: 'coverAreaMu', label: copy.hero.weedArea },
        { variant: 'weed', key: 'cutDepthCm' },
      ]}
      tones={{ plate: 'light', waters: 'paper', questions: 'paper' }}
      waters={{
        instead: 'efficiency',
        shown: [
          { picture: 'fleet-near' },
          { picture: 'moshark-cutter', to: '/caseDetail/lily-lake' },
          { picture: 'dam-inspection' },
        ],
      }}
    >
      <DrawingChapter id="depth" copy={copy.depth} drawing={<CutDepth />} tone="light" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="harvest" picture="weed-harvest" copy={copy.harvest} side="end" />
      <VariantPair copy={copy.variants} />
    </BoatPage>
  )
}
