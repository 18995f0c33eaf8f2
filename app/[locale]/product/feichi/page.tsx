import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { PatrolRoute } from '#components/product/drawings/patrol-route'
import { ListChapter } from '#components/product/list-chapter'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'feichi'

export const generateMetadata = boatMetadata(slug)

export default async function FeichiPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const terms = await getTranslations('SheetTerms')
  const copy = boatCopy(slug, locale)
  const figures = [
    { id: 'job', label: copy.hero.job, figure: copy.hero.jobValue },
    { id: 'perception', label: copy.hero.perception, figure: copy.hero.perceptionValue },
    { id: 'battery', label: labels('battery'), figure: terms('lfpShort') },
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
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
