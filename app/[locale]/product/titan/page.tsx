import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { DeckPlan } from '#components/product/drawings/deck-plan'
import { keyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
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

const slug = 'titan'

export const generateMetadata = boatMetadata(slug)

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
      <BoatBar slug={slug} />
      <DrawingChapter id="plan" copy={copy.plan} drawing={<DeckPlan />} layout="across" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="crane" picture="harbour-work" copy={copy.crane} />
      <PhotoChapter id="deck" picture="deck-work" copy={copy.deck} tone="light" variant="below" />
      <ListChapter id="jobs" copy={copy.jobs} tone="paper" />
      <BoatPlate slug={slug} copy={copy.specification} />
      <WorkPlaces
        copy={copy.waters}
        instead="efficiency"
        tone="light"
        shown={[
          { picture: 'titan-crane', to: '/caseDetail/harbour-workboat' },
          { picture: 'titan-deck', to: '/caseDetail/dam-face' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
