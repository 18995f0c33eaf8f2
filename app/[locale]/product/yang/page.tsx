import { useLocale, useTranslations } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DayToNight } from '#components/product/day-to-night'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { SquareMetres } from '#components/product/drawings/square-metres'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { SplitChapter } from '#components/product/split-chapter'
import { ToolLinks } from '#components/tools/page/tool-links'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'yang'

export const generateMetadata = boatMetadata(slug)

export default function YangPage() {
  const labels = useTranslations('FigureLabels')
  const terms = useTranslations('SheetTerms')
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        { key: 'socialSpaceM2', label: copy.hero.space },
        { id: 'use', label: copy.hero.use, figure: copy.hero.useValue },
        { id: 'battery', label: labels('battery'), figure: terms('lfpShort') },
      ]}
      side="end"
      tones={{ plate: 'dark', waters: 'light', questions: 'dark' }}
      waters={{
        instead: 'xi',
        shown: [{ picture: 'leisure-day' }, { picture: 'yang-terrace', to: '/caseDetail/evening-waterfront' }],
      }}
    >
      <DayToNight id="dusk" day="yang-day" night="yang-hero" copy={copy.dusk} />
      <BoatViewer slug={slug} own={copy.parts} tone="dark" />
      <SplitChapter id="cabin" picture="yang-cabin" copy={copy.cabin} tone="light" />
      <ListChapter id="uses" copy={copy.uses} tone="light">
        <ToolLinks paths={['/tools/tour-boat']} />
      </ListChapter>
      <DrawingChapter id="area" copy={copy.area} drawing={<SquareMetres />} layout="across" />
      <PhotoChapter id="terrace" picture="yang-evening" copy={copy.terrace} />
    </BoatPage>
  )
}
