import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { FinderTool } from '#components/tools/finder/finder-tool'
import { ToolPage } from '#components/tools/page/tool-page'
import { areaUnits } from '#lib/content/area-units'
import { boatPath, boatPicture, boatSlugs } from '#lib/content/fleet'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/finder'

export const generateMetadata = metadataOf(path, 'FinderPage')

export default function FinderPage() {
  const boat = useTranslations('Boats')
  const variant = useTranslations('SpecificationSheet.variants')
  const locale = useLocale()
  const { FinderTool: form, FleetAnswer: answer, QuoteNote: quoteNote, ToolUnits } = useMessages()
  const boats = Object.fromEntries(
    boatSlugs.map((slug) => [
      slug,
      {
        name: boat(`${slug}.name`),
        to: address(boatPath(slug), locale),
        picture: `/pictures/${boatPicture(slug, 'studio')}-480.webp`,
      },
    ]),
  )
  return (
    <ToolPage path={path} words="FinderPage" isAnswered>
      <Island name="tool" starts="near">
        <FinderTool
          locale={locale}
          units={areaUnits[locale]}
          unitNames={ToolUnits}
          links={{
            quote: address('/quote', locale),
            coverage: address('/tools/coverage', locale),
            tourBoat: address('/tools/tour-boat', locale),
            season: address('/tools/season', locale),
          }}
          messages={{
            form,
            answer: { answer, boats, variants: { cleaning: variant('cleaning'), weed: variant('weed') }, quoteNote },
          }}
        />
      </Island>
    </ToolPage>
  )
}
