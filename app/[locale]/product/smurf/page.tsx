import { getTranslations } from 'next-intl/server'
import { BoatPage } from '#components/product/boat-page'
import { DrawingChapter } from '#components/product/drawing-chapter'
import { CoveragePlan } from '#components/product/drawings/coverage-plan'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { PhotoChapter } from '#components/product/photo-chapter'
import { BoatViewer } from '#components/viewer/boat-viewer'
import { boatCopy } from '#lib/content/boats/copy'
import { currentLocale } from '#lib/i18n/current-locale'
import { boatMetadata } from '#lib/seo/metadata-of'

const slug = 'smurf'

export const generateMetadata = boatMetadata(slug)

export default async function SmurfPage() {
  const locale = await currentLocale()
  const labels = await getTranslations('FigureLabels')
  const copy = boatCopy(slug, locale)
  const figures = [
    keyArea({ slug, label: labels('coverArea') }, locale),
    keyFigure({ slug, key: 'wasteCapacityKg', label: labels('wasteCapacity') }, locale),
    keyFigure({ slug, key: 'enduranceH', label: labels('endurance') }, locale),
  ]
  return (
    <BoatPage
      slug={slug}
      copy={copy}
      figures={figures}
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
