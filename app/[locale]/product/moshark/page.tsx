import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CutDepth } from '#components/product/drawings/cut-depth'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { KindsOfWater } from '#components/product/kinds-of-water'
import { PhotoChapter } from '#components/product/photo-chapter'
import { Places } from '#components/product/places'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SafetyCases } from '#components/product/safety-cases'
import { SpecificationSheet } from '#components/product/specification-sheet'
import { SplitChapter } from '#components/product/split-chapter'
import { VariantPair } from '#components/product/variant-pair'
import { CleaningWorkflow } from '#components/sections/cleaning-workflow'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { cleaningColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'moshark'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/moshark', boatCopy(slug, await currentLocale()).meta)
}

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
      <BoatViewer slug={slug} />
      <VariantPair copy={copy.variants} />
      <PhotoChapter id="harvest" picture="weed-harvest" copy={copy.harvest} side="end" />
      <DrawingChapter id="depth" copy={copy.depth} drawing={<CutDepth />} tone="light" />
      <SplitChapter id="cutter" picture="moshark-cutter" copy={copy.cutter} tone="paper" side="end" />
      <KindsOfWater copy={copy.waters} instead="efficiency" tone="light" />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <CleaningWorkflow title={copy.workflow.title} lead={copy.workflow.lead} />
      <SafetyCases copy={copy.safety} tone="light" />
      <Delivery copy={copy.delivery} tone="paper" />
      <CompareBoats columns={cleaningColumns} copy={copy.compare} here={slug} tone="light" />
      <Places copy={copy.places} tone="paper" />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <BuyingAnswers slug={slug} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
