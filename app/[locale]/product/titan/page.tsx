import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { DeckPlan } from '#components/product/drawings/deck-plan'
import { keyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
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
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
      side="end"
      tones={{ waters: 'light', questions: 'light' }}
      waters={{
        instead: 'efficiency',
        shown: [
          { picture: 'titan-crane', to: '/caseDetail/harbour-workboat' },
          { picture: 'titan-deck', to: '/caseDetail/dam-face' },
        ],
      }}
    >
      <DrawingChapter id="plan" copy={copy.plan} drawing={<DeckPlan />} layout="across" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="crane" picture="harbour-work" copy={copy.crane} />
      <PhotoChapter id="deck" picture="deck-work" copy={copy.deck} tone="light" variant="below" />
      <ListChapter id="jobs" copy={copy.jobs} tone="paper" />
    </BoatPage>
  )
}
