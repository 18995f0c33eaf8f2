import { getTranslations } from 'next-intl/server'
import { BoatBar } from '#components/product/boat-bar'
import { BoatPlate } from '#components/product/boat-plate'
import { BoatQuestions } from '#components/product/boat-questions'
import { DayToNight } from '#components/product/day-to-night'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { SquareMetres } from '#components/product/drawings/square-metres'
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

const slug = 'yang'

export const generateMetadata = boatMetadata(slug)

export default async function YangPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const terms = await getTranslations('SheetTerms')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'socialSpaceM2', label: copy.hero.space }, locale),
    { id: 'use', label: copy.hero.use, figure: copy.hero.useValue },
    { id: 'battery', label: labels('battery'), figure: terms('lfpShort') },
  ]
  return (
    <PageMain path="/product/yang">
      <ProductHero slug={slug} copy={copy.hero} figures={figures} side="end" />
      <BoatBar slug={slug} />
      <DayToNight id="dusk" day="yang-day" night="yang-hero" copy={copy.dusk} />
      <BoatViewer slug={slug} own={copy.parts} tone="dark" />
      <SplitChapter id="cabin" picture="yang-cabin" copy={copy.cabin} tone="light" />
      <ListChapter id="uses" copy={copy.uses} tone="light">
        <ToolLinks paths={['/tools/tour-boat']} />
      </ListChapter>
      <DrawingChapter id="area" copy={copy.area} drawing={<SquareMetres />} layout="across" />
      <PhotoChapter id="terrace" picture="yang-evening" copy={copy.terrace} />
      <BoatPlate slug={slug} copy={copy.specification} tone="dark" />
      <WorkPlaces
        copy={copy.waters}
        instead="xi"
        tone="light"
        shown={[{ picture: 'leisure-day' }, { picture: 'yang-terrace', to: '/caseDetail/evening-waterfront' }]}
      />
      <BoatQuestions slug={slug} copy={copy.questions} tone="dark" />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}
