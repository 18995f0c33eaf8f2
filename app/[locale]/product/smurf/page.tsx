import { useLocale } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CoveragePlan } from '#components/product/drawings/coverage-plan'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'smurf'

export const generateMetadata = boatMetadata(slug)

export default function SmurfPage() {
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={['coverAreaMu', 'wasteCapacityKg', 'enduranceH']}
      side="end"
      tones={{ waters: 'light', questions: 'light' }}
      waters={{
        instead: 'moshark',
        shown: [
          { picture: 'park-morning', to: '/caseDetail/park-lake-litter' },
          { picture: 'canal-cleaning', to: '/caseDetail/stone-canal' },
          { picture: 'inner-river', to: '/caseDetail/fuzhou-inner-river' },
        ],
      }}
    >
      <DrawingChapter id="coverage" copy={copy.coverage} drawing={<CoveragePlan />} />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="intake" picture="basket-detail" copy={copy.intake} variant="below" tone="light" />
      <PhotoChapter id="night" picture="night-cleaning" copy={copy.night} side="end" />
    </BoatPage>
  )
}
