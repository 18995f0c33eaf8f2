import { useLocale, useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { mapKey } from '#components/tools/board/map-key.ts'
import { useWaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import { WaterToolLoader } from '#components/tools/page/loaders'
import { ToolPage } from '#components/tools/page/tool-page'
import { ToolWaiting } from '#components/tools/page/tool-waiting'
import { areaUnits } from '#lib/content/area-units'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/water'

export const generateMetadata = metadataOf(path, 'WaterPage')

export default function WaterPage() {
  const locale = useLocale()
  const { WaterPage: page } = useMessages()
  const editor = useWaterEditorMessages()
  return (
    <ToolPage path={path} words="WaterPage">
      <Island name="tool" starts="near">
        <WaterToolLoader
          still={<ToolWaiting tool="water" />}
          locale={locale}
          units={areaUnits[locale]}
          mapKey={mapKey(locale)}
          links={{ finder: address('/tools/finder', locale), coverage: address('/tools/coverage', locale) }}
          messages={{ page, editor }}
        />
      </Island>
    </ToolPage>
  )
}
