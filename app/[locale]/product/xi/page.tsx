import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { LakeRound } from '#components/product/drawings/lake-round'
import { FigureChapter } from '#components/product/figure-chapter'
import { keyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { QuoteCall } from '#components/product/quote-call'
import { SplitChapter } from '#components/product/split-chapter'
import { WorkPlaces } from '#components/product/work-places'
import { PageMain } from '#components/site/page-main'
import { ToolLinks } from '#components/tools/tool-links'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'xi'

export const generateMetadata = boatMetadata(slug)

export default async function XiPage() {
  const locale = await currentLocale()
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'passengerCount', label: copy.hero.passengers }, locale),
    keyFigure({ slug, key: 'visitorsPerYear', label: copy.hero.visitors }, locale),
    keyFigure({ slug, key: 'remoteFixPercent', label: copy.hero.remote }, locale),
  ]
  const note = copy.business.condition
  const business = [
    { ...keyFigure({ slug, key: 'paybackYears', label: copy.business.payback }, locale), note },
    { ...keyFigure({ slug, key: 'revenueTimes', label: copy.business.revenue }, locale), note },
  ]
  return (
    <PageMain path="/product/xi">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} />
      <BoatBar slug={slug} />
      <DrawingChapter id="loop" copy={copy.loop} drawing={<LakeRound />} tone="light" />
      <ListChapter id="modes" copy={copy.modes} tone="light" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="cruise" picture="lake-cruise" copy={copy.cruise} tone="light" />
      <SplitChapter id="seats" picture="xi-seats" copy={copy.seats} tone="paper" side="end" />
      <FigureChapter id="business" copy={copy.business} entries={business}>
        <ToolLinks paths={['/tools/tour-boat']} />
      </FigureChapter>
      <BoatPlate slug={slug} copy={copy.specification} tone="light" />
      <WorkPlaces
        copy={copy.waters}
        instead="yang"
        tone="paper"
        shown={[
          { picture: 'sightseeing-loop', to: '/caseDetail/sightseeing-loop' },
          { picture: 'evening-cruise', to: '/solution/uboat' },
          { picture: 'xi-wake', to: '/caseDetail/xuanwu-lake' },
        ]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="paper" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
