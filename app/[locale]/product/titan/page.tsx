import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { CutoutChapter } from '#components/product/cutout-chapter'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { DeckPlan } from '#components/product/drawings/deck-plan'
import { keyFigure } from '#components/product/key-figures'
import { KindsOfWater } from '#components/product/kinds-of-water'
import { ListChapter } from '#components/product/list-chapter'
import { Places } from '#components/product/places'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SafetyCases } from '#components/product/safety-cases'
import { SpecificationSheet } from '#components/product/specification-sheet'
import { SplitChapter } from '#components/product/split-chapter'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { cleaningColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'titan'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/titan', boatCopy(slug, await currentLocale()).meta)
}

export default async function TitanPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    { id: 'water', label: copy.hero.water, figure: copy.hero.waterValue },
    keyFigure({ slug, key: 'enduranceH', label: labels('endurance') }, locale),
    { id: 'perception', label: copy.hero.perception, figure: copy.hero.perceptionValue },
  ]
  return (
    <PageMain path="/product/titan">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
      <BoatViewer slug={slug} />
      <SplitChapter id="crane" picture="titan-crane" copy={copy.crane} tone="light" side="end" />
      <SplitChapter id="deck" picture="titan-deck" copy={copy.deck} tone="paper" />
      <DrawingChapter id="plan" copy={copy.plan} drawing={<DeckPlan />} layout="across" />
      <CutoutChapter id="whole" slug={slug} copy={copy.whole} />
      <ListChapter id="jobs" copy={copy.jobs} tone="paper" />
      <KindsOfWater copy={copy.waters} instead="efficiency" tone="light" />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <Delivery copy={copy.delivery} tone="light" />
      <SafetyCases copy={copy.safety} tone="dark" />
      <CompareBoats columns={cleaningColumns} copy={copy.compare} here={slug} tone="paper" />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <BuyingAnswers slug={slug} tone="light" />
      <Places copy={copy.places} tone="paper" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
