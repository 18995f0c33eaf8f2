import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { CutoutChapter } from '#components/product/cutout-chapter'
import { DarkPage } from '#components/product/dark-page'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { VesselFitting } from '#components/product/drawings/vessel-fitting'
import { keyFigure } from '#components/product/key-figures'
import { KindsOfWater } from '#components/product/kinds-of-water'
import { ListChapter } from '#components/product/list-chapter'
import { PerceptionStory } from '#components/product/perception-story'
import { Places } from '#components/product/places'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SafetyCases } from '#components/product/safety-cases'
import { SpecificationSheet } from '#components/product/specification-sheet'
import { SplitChapter } from '#components/product/split-chapter'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { pilotColumns, pilotRows } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'apas'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/apas', boatCopy(slug, await currentLocale()).meta)
}

export default async function ApasPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'vesselCount', label: labels('vessels') }, locale),
    keyFigure({ slug, key: 'autonomousDistanceKm', label: labels('distance') }, locale),
    { id: 'sensing', label: copy.hero.sensing, figure: copy.hero.sensingValue },
  ]
  return (
    <PageMain path="/product/apas">
      <DarkPage>
        <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
        <BoatViewer slug={slug} tone="dark" />
        <PerceptionStory id="perception" picture="apas-canal" copy={copy.perception} />
        <ListChapter id="functions" copy={copy.functions} tone="dark" />
        <SplitChapter id="head" picture="apas-head" copy={copy.head} tone="dark" side="end" />
        <DrawingChapter id="fitting" copy={copy.fitting} drawing={<VesselFitting />} layout="across" />
        <CutoutChapter id="whole" slug={slug} copy={copy.whole} tone="dark" />
        <KindsOfWater copy={copy.waters} instead="smurf" tone="dark" />
        <Delivery copy={copy.delivery} tone="dark" />
        <SafetyCases copy={copy.safety} tone="dark" />
        <SpecificationSheet slug={slug} copy={copy.specification} tone="dark" />
        <CompareBoats columns={pilotColumns} only={pilotRows} copy={copy.compare} here={slug} tone="dark" />
        <Places copy={copy.places} tone="dark" />
        <BoatQuestions slug={slug} copy={copy.questions} tone="dark" />
        <BuyingAnswers slug={slug} tone="dark" />
        <QuoteCall slug={slug} copy={copy.call} />
      </DarkPage>
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
