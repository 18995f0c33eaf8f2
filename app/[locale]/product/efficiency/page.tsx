import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { BoomStory } from '#components/product/boom-story'
import { ChargePlan } from '#components/product/charge-plan'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { PhotoChapter } from '#components/product/photo-chapter'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { WorkPlaces } from '#components/product/work-places'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'efficiency'

export const generateMetadata = boatMetadata(slug)

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
      <BoatBar slug={slug} />
      <BoomStory id="sweep" copy={copy.sweep} />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="conveyor" picture="efficiency-hero" copy={copy.conveyor} tone="light" variant="below" />
      <ChargePlan copy={copy.day} />
      <BoatPlate slug={slug} copy={copy.specification} />
      <WorkPlaces
        copy={copy.waters}
        instead="smurf"
        tone="light"
        shown={[
          { picture: 'reservoir-cleaning', to: '/caseDetail/dam-face' },
          { picture: 'fleet-lake', to: '/caseDetail/open-lake-sweep' },
          { picture: 'efficiency-arms' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
