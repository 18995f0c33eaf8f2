import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { DeckPlan } from '#components/product/drawings/deck-plan'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'titan'

export const generateMetadata = boatMetadata(slug)

export default function TitanPage() {
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        { id: 'water', label: copy.hero.water, figure: copy.hero.waterValue },
        'enduranceH',
        { id: 'perception', label: copy.hero.perception, figure: copy.hero.perceptionValue },
      ]}
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
