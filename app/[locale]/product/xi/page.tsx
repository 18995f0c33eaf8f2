import type { Metadata } from 'next'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { LakeRound } from '#components/product/drawings/lake-round'
import { FigureChapter } from '#components/product/figure-chapter'
import { keyFigure } from '#components/product/key-figures'
import { KindsOfWater } from '#components/product/kinds-of-water'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { Places } from '#components/product/places'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SafetyCases } from '#components/product/safety-cases'
import { SpecificationSheet } from '#components/product/specification-sheet'
import { SplitChapter } from '#components/product/split-chapter'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { leisureColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'xi'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/xi', boatCopy(slug, await currentLocale()).meta)
}

export default async function XiPage() {
  const locale = await currentLocale()
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'passengerCount', label: copy.hero.passengers }, locale),
    keyFigure({ slug, key: 'visitorsPerYear', label: copy.hero.visitors }, locale),
    keyFigure({ slug, key: 'remoteFixPercent', label: copy.hero.remote }, locale),
  ]
  const business = [
    keyFigure({ slug, key: 'visitorsPerYear', label: copy.hero.visitors }, locale),
    keyFigure({ slug, key: 'paybackYears', label: copy.business.payback }, locale),
    keyFigure({ slug, key: 'revenueTimes', label: copy.business.revenue }, locale),
    keyFigure({ slug, key: 'remoteFixPercent', label: copy.hero.remote }, locale),
  ]
  return (
    <PageMain path="/product/xi">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} />
      <BoatViewer slug={slug} />
      <SplitChapter id="seats" picture="xi-seats" copy={copy.seats} tone="paper" side="end" />
      <PhotoChapter id="cruise" picture="lake-cruise" copy={copy.cruise} tone="light" />
      <ListChapter id="modes" copy={copy.modes} tone="paper" />
      <DrawingChapter id="loop" copy={copy.loop} drawing={<LakeRound />} tone="light" />
      <FigureChapter id="business" copy={copy.business} entries={business} />
      <KindsOfWater copy={copy.waters} instead="yang" tone="light" />
      <Places copy={copy.places} tone="paper" />
      <SafetyCases copy={copy.safety} tone="light" />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <Delivery copy={copy.delivery} tone="light" />
      <CompareBoats columns={leisureColumns} copy={copy.compare} here={slug} tone="paper" />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <BuyingAnswers slug={slug} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
