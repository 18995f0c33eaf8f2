import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CoveragePlan } from '#components/product/drawings/coverage-plan'
import { HullSize } from '#components/product/drawings/hull-size'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { KindsOfWater } from '#components/product/kinds-of-water'
import { PhotoChapter } from '#components/product/photo-chapter'
import { Places } from '#components/product/places'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SafetyCases } from '#components/product/safety-cases'
import { SpecificationSheet } from '#components/product/specification-sheet'
import { CleaningWorkflow } from '#components/sections/cleaning-workflow'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { cleaningColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'smurf'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/smurf', boatCopy(slug, await currentLocale()).meta)
}

export default async function SmurfPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyArea({ slug, label: labels('coverArea') }, locale),
    keyFigure({ slug, key: 'wasteCapacityKg', label: labels('wasteCapacity') }, locale),
    keyFigure({ slug, key: 'enduranceH', label: labels('endurance') }, locale),
  ]
  return (
    <PageMain path="/product/smurf">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
      <BoatViewer slug={slug} />
      <PhotoChapter id="intake" picture="basket-detail" copy={copy.intake} variant="below" tone="light" />
      <DrawingChapter id="coverage" copy={copy.coverage} drawing={<CoveragePlan />} />
      <PhotoChapter id="night" picture="night-cleaning" copy={copy.night} side="end" />
      <DrawingChapter id="size" copy={copy.size} drawing={<HullSize />} tone="light" layout="across" />
      <KindsOfWater copy={copy.waters} instead="moshark" tone="paper" />
      <CleaningWorkflow title={copy.workflow.title} lead={copy.workflow.lead} />
      <SafetyCases copy={copy.safety} tone="light" />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <Delivery copy={copy.delivery} tone="light" />
      <CompareBoats columns={cleaningColumns} copy={copy.compare} here={slug} tone="paper" />
      <Places copy={copy.places} tone="light" />
      <BoatQuestions slug={slug} copy={copy.questions} tone="paper" />
      <BuyingAnswers slug={slug} tone="paper" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
