import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CoveragePlan } from '#components/product/drawings/coverage-plan'
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

const slug = 'smurf'

export const generateMetadata = boatMetadata(slug)

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
      <BoatBar slug={slug} />
      <DrawingChapter id="coverage" copy={copy.coverage} drawing={<CoveragePlan />} />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="intake" picture="basket-detail" copy={copy.intake} variant="below" tone="light" />
      <PhotoChapter id="night" picture="night-cleaning" copy={copy.night} side="end" />
      <BoatPlate slug={slug} copy={copy.specification} />
      <WorkPlaces
        copy={copy.waters}
        instead="moshark"
        tone="light"
        shown={[
          { picture: 'park-morning', to: '/caseDetail/park-lake-litter' },
          { picture: 'canal-cleaning', to: '/caseDetail/stone-canal' },
          { picture: 'inner-river', to: '/caseDetail/fuzhou-inner-river' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="light" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
