import { useLocale, useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { SeasonTool } from '#components/season/season-tool'
import { ToolPage } from '#components/tools/page/tool-page'
import { SaveNote } from '#components/ui/save-note'
import { areaUnits } from '#lib/content/area-units'
import { boatPath } from '#lib/content/fleet'
import { everySentence } from '#lib/i18n/every-sentence'
import { withWholeFigures } from '#lib/i18n/whole-figures'
import { seasonWords } from '#lib/planning/report/season-words'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/season'

export const generateMetadata = metadataOf(path, 'SeasonPage')

export default function SeasonPage() {
  const locale = useLocale()
  const { QuoteNote } = useMessages()
  const words = seasonWords(locale, (slug) => address(boatPath(slug), locale))
  return (
    <ToolPage path={path} words="SeasonPage" isAnswered>
      <Island name="tool" starts="near">
        <SeasonTool
          locale={locale}
          units={areaUnits[locale]}
          links={{
            plain: `/api/season/${locale}`,
            quote: address('/quote', locale),
            coverage: address('/tools/coverage', locale),
          }}
          words={everySentence(words, withWholeFigures)}
          quoteNote={QuoteNote}
        />
      </Island>
      <SaveNote />
    </ToolPage>
  )
}
