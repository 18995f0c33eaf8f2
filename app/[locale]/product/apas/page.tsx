import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { VesselFitting } from '#components/product/drawings/vessel-fitting'
import { ListChapter } from '#components/product/list-chapter'
import { PerceptionStory } from '#components/product/perception-story'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'apas'

export const generateMetadata = boatMetadata(slug)

export default function ApasPage() {
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        'vesselCount',
        'autonomousDistanceKm',
        { id: 'sensing', label: copy.hero.sensing, figure: copy.hero.sensingValue },
      ]}
      side="end"
      tones={{ plate: 'dark', waters: 'light', questions: 'dark' }}
      waters={{
        instead: 'smurf',
        shown: [
          { picture: 'river-meeting' },
          { picture: 'perception-buoys', to: '/caseDetail/port-basin' },
          { picture: 'apas-head' },
        ],
      }}
    >
      <PerceptionStory id="perception" picture="apas-canal" copy={copy.perception} />
      <BoatViewer slug={slug} own={copy.parts} tone="dark" />
      <ListChapter id="functions" copy={copy.functions} tone="light" />
      <DrawingChapter id="fitting" copy={copy.fitting} drawing={<VesselFitting />} layout="across" />
    </BoatPage>
  )
}
