import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { VesselFitting } from '#components/product/drawings/vessel-fitting'
import { keyFigure } from '#components/product/key-figures'
import { ListChapter } from '#components/product/list-chapter'
import { PerceptionStory } from '#components/product/perception-story'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'apas'

export const generateMetadata = boatMetadata(slug)

export default async function ApasPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'vesselCount', label: labels('vessels') }, locale),
    keyFigure({ slug, key: 'autonomousDistanceKm', label: labels('distance') }, locale),
    { id: 'sensing', label: copy.hero.sensing, figure: copy.hero.sensingValue },
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
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
