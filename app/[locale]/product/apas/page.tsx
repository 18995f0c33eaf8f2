import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { VesselFitting } from '#components/product/drawings/vessel-fitting'
import { keyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
import { PerceptionStory } from '#components/product/perception-story'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { WorkPlaces } from '#components/product/work-places'
import { PageMain } from '#components/site/page-main'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'apas'

export const generateMetadata = boatMetadata(slug)

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
      <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
      <BoatBar slug={slug} />
      <PerceptionStory id="perception" picture="apas-canal" copy={copy.perception} />
      <BoatViewer slug={slug} own={copy.parts} tone="dark" />
      <ListChapter id="functions" copy={copy.functions} tone="light" />
      <DrawingChapter id="fitting" copy={copy.fitting} drawing={<VesselFitting />} layout="across" />
      <BoatPlate slug={slug} copy={copy.specification} tone="dark" />
      <WorkPlaces
        copy={copy.waters}
        instead="smurf"
        tone="light"
        shown={[
          { picture: 'river-meeting' },
          { picture: 'perception-buoys', to: '/caseDetail/port-basin' },
          { picture: 'apas-head' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="dark" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
