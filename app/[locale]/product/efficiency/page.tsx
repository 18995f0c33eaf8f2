import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BoomStory } from '#components/product/boom-story'
import { BuyingAnswers } from '#components/product/buying-answers'
import { ChargePlan } from '#components/product/charge-plan'
import { CompareBoats } from '#components/product/compare-boats'
import { Delivery } from '#components/product/delivery'
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
import { CleaningWorkflow } from '#components/sections/cleaning-workflow'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { cleaningColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'efficiency'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/efficiency', boatCopy(slug, await currentLocale()).meta)
}

export default async function EfficiencyPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'collectWidthM', label: labels('collectWidth') }, locale),
    keyArea({ slug, measure: 'workRate', label: labels('workRate') }, locale),
    keyFigure({ slug, key: 'wasteCapacityKg', label: labels('wasteCapacity') }, locale),
  ]
  return (
    <PageMain path="/product/efficiency">
      <ProductHero slug={slug} picture="sweep-air" copy={copy.hero} figures={figures} />
      <BoatViewer slug={slug} />
      <BoomStory id="sweep" copy={copy.sweep} />
      <PhotoChapter id="conveyor" picture="efficiency-hero" copy={copy.conveyor} tone="light" variant="below" />
      <ChargePlan copy={copy.day} />
      <SplitChapter id="reservoir" picture="efficiency-arms" copy={copy.reservoir} tone="paper" />
      <KindsOfWater copy={copy.waters} instead="smurf" tone="light" />
      <CleaningWorkflow title={copy.workflow.title} lead={copy.workflow.lead} />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <SafetyCases copy={copy.safety} tone="dark" />
      <CompareBoats columns={cleaningColumns} copy={copy.compare} here={slug} tone="paper" />
      <Delivery copy={copy.delivery} tone="light" />
      <Places copy={copy.places} tone="paper" />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <BuyingAnswers slug={slug} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
