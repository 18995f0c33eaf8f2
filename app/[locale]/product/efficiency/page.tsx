import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { BoomStory } from '#components/product/boom-story'
import { ChargePlan } from '#components/product/charge-plan'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'efficiency'

export const generateMetadata = boatMetadata(slug)

export default function EfficiencyPage() {
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={['collectWidthM', 'workRateMuPerH', 'wasteCapacityKg']}
      picture="sweep-air"
      tones={{ waters: 'light', questions: 'light' }}
      waters={{
        instead: 'smurf',
        shown: [
          { picture: 'reservoir-cleaning', to: '/caseDetail/dam-face' },
          { picture: 'fleet-lake', to: '/caseDetail/open-lake-sweep' },
          { picture: 'efficiency-arms' },
        ],
      }}
    >
      <BoomStory id="sweep" copy={copy.sweep} />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="conveyor" picture="efficiency-hero" copy={copy.conveyor} tone="light" variant="below" />
      <ChargePlan copy={copy.day} />
    </BoatPage>
  )
}
