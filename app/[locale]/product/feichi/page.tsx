import { useLocale, useTranslations } from 'next-intl'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { PatrolRoute } from '#components/product/drawings/patrol-route'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'feichi'

export const generateMetadata = boatMetadata(slug)

export default function FeichiPage() {
  const labels = useTranslations('FigureLabels')
  const terms = useTranslations('SheetTerms')
  const copy = boatCopy(slug, useLocale())
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={[
        { id: 'job', label: copy.hero.job, figure: copy.hero.jobValue },
        { id: 'perception', label: copy.hero.perception, figure: copy.hero.perceptionValue },
        { id: 'battery', label: labels('battery'), figure: terms('lfpShort') },
      ]}
      side="end"
      tones={{ waters: 'light', questions: 'light' }}
      waters={{
        instead: 'smurf',
        shown: [
          { picture: 'reservoir-patrol', to: '/caseDetail/reservoir-patrol' },
          { picture: 'port-patrol', to: '/caseDetail/port-basin' },
          { picture: 'feichi-bow' },
        ],
      }}
    >
      <DrawingChapter id="route" copy={copy.route} drawing={<PatrolRoute />} tone="light" />
      <BoatViewer slug={slug} own={copy.parts} />
      <PhotoChapter id="mast" picture="lidar-detail" copy={copy.mast} side="end" />
      <PhotoChapter id="voyage" picture="feichi-morning" copy={copy.voyage} tone="light" variant="below" />
      <ListChapter id="tasks" copy={copy.tasks} tone="paper" />
    </BoatPage>
  )
}
