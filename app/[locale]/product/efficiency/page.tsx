import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { BoomStory } from '#components/product/boom-story'
import { ChargePlan } from '#components/product/charge-plan'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'efficiency'

export const generateMetadata = boatMetadata(slug)

export default async function EfficiencyPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyFigure({ slug, key: 'collectWidthM', label: labels('collectWidth') }, locale),
    keyArea({ slug, measure: 'workRate', label: labels('workRate') }, locale),
    keyFigure({ slug, key: 'wasteCapacityKg', label: labels('wasteCapacity') }, locale),
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
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
