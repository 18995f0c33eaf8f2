import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoatQuestions } from '#components/product/boat-questions'
import { BuyingAnswers } from '#components/product/buying-answers'
import { CompareBoats } from '#components/product/compare-boats'
import { DarkPage } from '#components/product/dark-page'
import { DayToNight } from '#components/product/day-to-night'
import { Delivery } from '#components/product/delivery'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { SquareMetres } from '#components/product/drawings/square-metres'
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
import { leisureColumns } from '#lib/content/boats/comparison'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { pageMetadata } from '#lib/seo/page-metadata'

const slug = 'yang'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/product/yang', boatCopy(slug, await currentLocale()).meta)
}

export default async function YangPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const entries = await getTranslations('SheetTerms')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'socialSpaceM2', label: copy.hero.space }, locale),
    { id: 'use', label: copy.hero.use, figure: copy.hero.useValue },
    { id: 'battery', label: labels('battery'), figure: entries('lfpShort') },
  ]
  return (
    <PageMain path="/product/yang">
      <DarkPage>
        <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
        <BoatViewer slug={slug} tone="dark" />
        <DrawingChapter id="area" copy={copy.area} drawing={<SquareMetres />} layout="across" />
        <SplitChapter id="cabin" picture="yang-cabin" copy={copy.cabin} tone="dark" />
        <ListChapter id="uses" copy={copy.uses} tone="dark" />
        <DayToNight id="dusk" day="yang-day" night="yang-hero" copy={copy.dusk} />
        <SplitChapter id="terrace" picture="yang-terrace" copy={copy.terrace} tone="dark" side="end" />
        <KindsOfWater copy={copy.waters} instead="xi" tone="dark" />
        <SpecificationSheet slug={slug} copy={copy.specification} tone="dark" />
        <SafetyCases copy={copy.safety} tone="dark" />
        <Delivery copy={copy.delivery} tone="dark" />
        <CompareBoats columns={leisureColumns} copy={copy.compare} here={slug} tone="dark" />
        <BoatQuestions slug={slug} copy={copy.questions} tone="dark" />
        <BuyingAnswers slug={slug} tone="dark" />
        <Places copy={copy.places} tone="dark" />
        <QuoteCall slug={slug} copy={copy.call} />
      </DarkPage>
      <ProductData slug={slug} description={copy.meta.description} questions={copy.questions.items} />
    </PageMain>
  )
}
