import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { PatrolRoute } from '#components/product/drawings/patrol-route'
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
import { cleaningColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'feichi'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/feichi', boatCopy(slug, await currentLocale()).meta)
}

export default async function FeichiPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const entries = await getTranslations('SheetTerms')
  const copy = boatCopy(slug, locale)
  const figures = [
    { id: 'job', label: copy.hero.job, figure: copy.hero.jobValue },
    { id: 'perception', label: copy.hero.perception, figure: copy.hero.perceptionValue },
    { id: 'battery', label: labels('battery'), figure: entries('lfpShort') },
  ]
  return (
    <PageMain path="/product/feichi">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
      <BoatViewer slug={slug} />
      <DrawingChapter id="route" copy={copy.route} drawing={<PatrolRoute />} tone="light" />
      <PhotoChapter id="mast" picture="lidar-detail" copy={copy.mast} side="end" />
      <ListChapter id="tasks" copy={copy.tasks} tone="paper" />
      <PhotoChapter id="port" picture="port-patrol" copy={copy.port} tone="light" variant="below" />
      <SplitChapter id="bow" picture="feichi-bow" copy={copy.bow} tone="paper" />
      <KindsOfWater copy={copy.waters} instead="smurf" tone="light" />
      <SafetyCases copy={copy.safety} tone="dark" />
      <Delivery copy={copy.delivery} tone="light" />
      <SpecificationSheet slug={slug} copy={copy.specification} />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <BuyingAnswers slug={slug} tone="light" />
      <CompareBoats columns={cleaningColumns} copy={copy.compare} here={slug} tone="paper" />
      <Places copy={copy.places} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
