import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { LakeRound } from '#components/product/drawings/lake-round'
import { FigureChapter } from '#components/product/figure-chapter'
import { useKeyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { SplitChapter } from '#components/product/split-chapter'
import { ToolLinks } from '#components/tools/page/tool-links'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'xi'

export const generateMetadata = boatMetadata(slug)

export default function XiPage() {
  const copy = boatCopy(slug, useLocale())
  const keyFigure = useKeyFigure()
  const business = [
    { ...keyFigure({ slug, key: 'paybackYears', label: copy.business.payback }), note: copy.business.condition },
    { ...keyFigure({ slug, key: 'revenueTimes', label: copy.business.revenue }), note: copy.business.base },
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        { key: 'passengerCount', label: copy.hero.passengers },
        { key: 'visitorsPerYear', label: copy.hero.visitors },
        { key: 'remoteFixPercent', label: copy.hero.remote },
      ]}
      tones={{ plate: 'light', waters: 'paper', questions: 'paper' }}
      waters={{
        instead: 'yang',
        shown: [
          { picture: 'lily-cruise', to: '/caseDetail/xuanwu-lake' },
          { picture: 'evening-cruise', to: '/solution/uboat' },
        ],
      }}
    >
      <DrawingChapter id="loop" copy={copy.loop} drawing={<LakeRound />} tone="light" />
      <ListChapter id="modes" copy={copy.modes} tone="light" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="cruise" picture="lake-cruise" copy={copy.cruise} tone="light" />
      <SplitChapter id="seats" picture="xi-seats" copy={copy.seats} tone="paper" side="end" />
      <FigureChapter id="business" copy={copy.business} entries={business}>
        <ToolLinks paths={['/tools/tour-boat']} />
      </FigureChapter>
    </BoatPage>
  )
}
