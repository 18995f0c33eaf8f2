import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CutDepth } from '#components/product/drawings/cut-depth'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { PhotoChapter } from '#components/product/photo-chapter'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { VariantPair } from '#components/product/variant-pair'
import { WorkPlaces } from '#components/product/work-places'
import { PageMain } from '#components/site/page-main'
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
    <PageMain path="/product/moshark">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} />
      <BoatBar slug={slug} />
      <DrawingChapter id="depth" copy={copy.depth} drawing={<CutDepth />} tone="light" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="harvest" picture="weed-harvest" copy={copy.harvest} side="end" />
      <VariantPair copy={copy.variants} />
      <BoatPlate slug={slug} copy={copy.specification} tone="light" />
      <WorkPlaces
        copy={copy.waters}
        instead="efficiency"
        tone="paper"
        shown={[
          { picture: 'fleet-near' },
          { picture: 'moshark-cutter', to: '/caseDetail/lily-lake' },
          { picture: 'dam-inspection' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="paper" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
