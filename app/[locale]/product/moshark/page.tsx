import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CutDepth } from '#components/product/drawings/cut-depth'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { PhotoChapter } from '#components/product/photo-chapter'
import { VariantPair } from '#components/product/variant-pair'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'moshark'

export const generateMetadata = boatMetadata(slug)

export default async function MosharkPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyArea({ slug, variant: 'cleaning', label: copy.hero.cleaningArea }, locale),
    keyArea({ slug, variant: 'weed', label: copy.hero.weedArea }, locale),
    keyFigure({ slug, variant: 'weed', key: 'cutDepthCm', label: labels('cutDepth') }, locale),
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
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
